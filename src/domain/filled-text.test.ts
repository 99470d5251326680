import { expect, it } from 'vitest'

import { getFilledText } from './filled-text.ts'

it.each([undefined, null, '', '  ', '\n', '\u00A0', '\u202F\u200B', '\uFEFF'])(
  'takes %j for no text (spec 3, 9)',
  (text) => {
    expect(getFilledText(text)).toBeUndefined()
  },
)

it('keeps a text to the letter', () => {
  expect(getFilledText(' 450 € HT\u00A0')).toBe(' 450 € HT\u00A0')
})
