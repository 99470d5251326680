import { useTranslation } from 'react-i18next'

import { contentLanguage, type Language } from './languages.ts'

/**
 * The `lang` of what comes from the API, where it differs from the page's (WCAG 3.1.2); undefined
 * on a page of the same language, where the attribute has nothing to say.
 */
export function useContentLanguage(): Language | undefined {
  const { i18n } = useTranslation()
  return i18n.language === contentLanguage ? undefined : contentLanguage
}
