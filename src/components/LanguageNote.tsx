import { useTranslation } from 'react-i18next'

import { useRecordTexts } from '#i18n/record-texts.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

interface LanguageNoteProps {
  /** A text of the record: the note shows if it is not translated. Without one the content is always French. */
  text?: string | null | undefined
  className?: string | undefined
}

/** A label for content that is in French on a page that is not (docs/decisions.md). */
export function LanguageNote({ text, className }: LanguageNoteProps) {
  const { t } = useTranslation('layout')
  const { translate, originalLanguage } = useRecordTexts()
  const lang = text == null ? originalLanguage : translate(text).lang
  return lang === undefined ? null : (
    <CodeLabel className={className}>{t('languageNote')}</CodeLabel>
  )
}
