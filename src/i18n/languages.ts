import { readStorage, writeStorage } from '#platform/storage.ts'

/** The languages of the interface (spec 9). */
export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

/** The language of the records that the API gives (docs/decisions.md). */
export const contentLanguage: Language = 'fr'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * The language to start in (spec 4 and 5): the stored one if it is fr or en, otherwise French when
 * the browser's language starts with fr, else English.
 */
export function detectLanguage(storedLanguage: string | null, browserLanguage: string): Language {
  if (isLanguage(storedLanguage)) return storedLanguage
  return browserLanguage.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

export const languageStorageKey = 'language'

/** The language chosen earlier on this device. */
export function readStoredLanguage(): Language | null {
  const stored = readStorage(languageStorageKey)
  return isLanguage(stored) ? stored : null
}

export function storeLanguage(language: Language): void {
  writeStorage(languageStorageKey, language)
}
