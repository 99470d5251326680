import { isLanguage, type Language } from './languages.ts'

const storageKey = 'language'

/** The language chosen earlier on this device; null when there is none or storage is closed. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps the choice for the next visit; without storage it lasts as long as the page. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    console.info('The language cannot be kept on this device.')
  }
}
