import { useCallback } from 'react'

import { parseSanitised } from '#content/sanitise.ts'
import type { CatalogueSubject } from '#i18n/records/catalogue.ts'
import { toPlainText } from '#i18n/records/passage.ts'

import { getFieldPassages } from './translatable-fields.ts'
import { usePublishedTranslations } from './useTranslationReport.ts'

/** The English of a plain text; empty if it has none. */
export type ToEnglish = (text: string | null | undefined) => string

/**
 * Translates plain texts of these subjects, so that the search of a list finds English words too. While the translations
 * load, and if they cannot be loaded, it finds the French ones.
 */
export function useToEnglish(subjects: readonly CatalogueSubject[]): ToEnglish {
  const translations = usePublishedTranslations(subjects)
  return useCallback(
    (text) =>
      getFieldPassages({ subject: 'visas', format: 'lines', text }, parseSanitised)
        .map(({ key }) => toPlainText(translations[key] ?? ''))
        .join(' '),
    [translations],
  )
}
