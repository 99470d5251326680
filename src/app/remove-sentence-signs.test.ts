// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { removeSentenceSigns } from './remove-sentence-signs.ts'

it.each([
  ['/faq.', '/faq'],
  ['/lettre)?country=BE#delai', '/lettre?country=BE#delai'],
  ['/blog%20».', '/blog'],
  ['/nulle-part…', '/nulle-part'],
])('a link to %s leads to %s', (url, expected) => {
  history.replaceState(null, '', url)
  expect(removeSentenceSigns()).toBe(true)
  expect(location.href).toBe(`${location.origin}${expected}`)
})

it.each(['/', '/faq', '/blog/visa-d-etudes', '/lettre?subject=visa.'])('%s stays', (url) => {
  history.replaceState(null, '', url)
  expect(removeSentenceSigns()).toBe(false)
  expect(location.href).toBe(`${location.origin}${url}`)
})
