import { useTranslation } from 'react-i18next'

import { getLanguage } from '#i18n/i18n.ts'
import { memoize } from '#platform/memoize.ts'

/** Languages that Chromium's `Intl.DisplayNames` cannot name. Node's can, so prerendered pages name them. */
const fallbackLanguageNames = new Map(
  Object.entries({ ff: { fr: 'peul', en: 'Fula' }, kab: { fr: 'kabyle', en: 'Kabyle' } }),
)

/**
 * Returns a function that names a language in the language of the interface: 'néerlandais' for `nl`.
 * Unknown codes are returned as they are.
 */
export function useFormatLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  const language = getLanguage(i18n)
  return (code) => {
    try {
      const fallbackName = fallbackLanguageNames.get(code)?.[language]
      return fallbackName ?? getDisplayNames(language).of(code) ?? code
    } catch {
      return code
    }
  }
}

// Creating an Intl formatter is far slower than using it, and every card uses one.
const getDisplayNames = memoize(
  (language: string) => new Intl.DisplayNames(language, { type: 'language' }),
)
