// @vitest-environment jsdom
import { expect, it } from 'vitest'

import {
  detectLanguage,
  languageStorageKey,
  readStoredLanguage,
  storeLanguage,
} from './languages.ts'

it.each([
  ['en', ['fr-BE'], 'en'],
  ['fr', ['en-GB'], 'fr'],
  [null, ['fr-CM'], 'fr'],
  [null, ['FR'], 'fr'],
  [null, ['ar', 'fr', 'en'], 'fr'],
  [null, ['en-GB', 'fr'], 'en'],
  [null, ['nl-BE'], 'en'],
  [null, ['frr'], 'en'],
  [null, [], 'en'],
  ['de', ['fr'], 'fr'],
  ['', ['de'], 'en'],
])('stored %j and browser %j start in %s (spec 4)', (stored, browser, expected) => {
  expect(detectLanguage(stored, browser)).toBe(expected)
})

it('the language that was chosen on this device is remembered', () => {
  localStorage.clear()
  expect(readStoredLanguage()).toBeNull()
  storeLanguage('en')
  expect(readStoredLanguage()).toBe('en')
  localStorage.setItem(languageStorageKey, 'de')
  expect(readStoredLanguage()).toBeNull()
})
