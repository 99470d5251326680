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
 * The language to start in (spec 4 and 5): the stored one if it is fr or en, otherwise the first of the browser's languages that
 * the site has, else English.
 */
export function detectLanguage(
  storedLanguage: string | null,
  browserLanguages: readonly string[],
): Language {
  if (isLanguage(storedLanguage)) return storedLanguage
  return browserLanguages.map((one) => one.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en'
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
