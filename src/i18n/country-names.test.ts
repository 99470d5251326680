import { expect, it } from 'vitest'

import { useCountryName } from './country-names.ts'
import { readHook } from './read-hook.fixture.ts'

const inFrench = { language: 'fr' } as const
const inEnglish = { language: 'en' } as const
const original = { language: 'en', showsOriginal: true } as const

it.each([
  ['the name of its record, in French', inFrench, 'BE', 'Royaume', 'Royaume', undefined],
  ['the standard one if its record has none', inFrench, 'BE', ' ', 'Belgique', undefined],
  ['the standard one in English', inEnglish, 'BE', 'Royaume', 'Belgium', undefined],
  ['that one for a code in small letters, too', inEnglish, 'be', 'Royaume', 'Belgium', undefined],
  ['its French one if it has no code', inEnglish, '', 'Royaume', 'Royaume', 'fr'],
  ['its French one if nobody has its code', inEnglish, 'QQ', 'Royaume', 'Royaume', 'fr'],
  ['its French one if its code is longer', inEnglish, 'BEL', 'Royaume', 'Royaume', 'fr'],
  ['its French one where the original is shown', original, 'BE', 'Royaume', 'Royaume', 'fr'],
  ['the standard French one there if it has none', original, 'BE', '', 'Belgique', 'fr'],
])('a country has %s', async (_, page, code, name, children, lang) => {
  const toProps = await readHook(useCountryName, page)
  expect(toProps({ code, name })).toEqual({ children, lang })
})
