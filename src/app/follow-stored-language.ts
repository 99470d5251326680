import type { I18nStore } from '#i18n/i18n.ts'
import { languageStorageKey, readStoredLanguage } from '#i18n/languages.ts'

/**
 * Shows the language that is stored on the device (spec 4): the one that another tab chose, also while this one started
 * or was in the back/forward cache. If its texts cannot be loaded, the page stays as it is.
 */
export function followStoredLanguage(i18n: I18nStore): void {
  const follow = () => {
    // Not the value of the event: with choices in two tabs at once, the last one is in both.
    const stored = readStoredLanguage()
    if (stored !== null) i18n.setLanguage(stored).catch(console.error)
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === languageStorageKey) follow()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
  follow()
}
