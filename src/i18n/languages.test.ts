import { expect, it } from 'vitest'

import { detectLanguage } from './languages.ts'

it.each([
  ['en', 'fr-BE', 'en'],
  ['fr', 'en-GB', 'fr'],
  [null, 'fr-CM', 'fr'],
  [null, 'FR', 'fr'],
  [null, 'nl-BE', 'en'],
  [null, '', 'en'],
  ['de', 'fr', 'fr'],
  ['', 'de', 'en'],
])('stored %j and browser %j start in %s (spec 4)', (stored, browser, expected) => {
  expect(detectLanguage(stored, browser)).toBe(expected)
})
