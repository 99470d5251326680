import type { i18n } from 'i18next'
import { useEffect } from 'react'

/** Keeps the document's `lang` that of the interface (WCAG 3.1.1). */
export function useDocumentLanguage(instance: i18n): void {
  const { language } = instance
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
}
