import { useCallback } from 'react'

import { parseTextBlocks } from '#domain/text-blocks.ts'
import type { CatalogueFile } from '#i18n/catalogue.ts'
import { escapePassageText, getPassageKey, toPlainText } from '#i18n/passage.ts'

import { usePublishedTranslations } from './published-translations.ts'

/** Returns the English translation of a plain text, or an empty string if there is none. */
export type ToEnglish = (text: string | null | undefined) => string

/**
 * Translates plain texts with these files of the catalogue, so that the search of a list also finds English words. Until the
 * translations are loaded, or if they cannot be, only French words are found.
 */
export function useToEnglish(files: readonly CatalogueFile[]): ToEnglish {
  const translations = usePublishedTranslations(files)
  return useCallback(
    (text) =>
      parseTextBlocks(text ?? '')
        .flatMap(({ lines }) => lines)
        .map((line) => toPlainText(translations[getPassageKey(escapePassageText(line))] ?? ''))
        .join(' '),
    [translations],
  )
}
