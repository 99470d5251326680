import type { i18n } from 'i18next'
import { useEffect } from 'react'

/** Keeps the document's `lang` that of the interface (WCAG 3.1.1). */
export function useDocumentLanguage(instance: i18n): void {
  const { language } = instance
  useEffect(() => {
    // Even the same language would have the style of every element worked out again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [language])
}
