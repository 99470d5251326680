import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

/** A label for content that is in French on a page that is not (docs/decisions.md). */
export function LanguageNote({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('layout')
  if (useContentLanguage() === undefined) return null
  return <CodeLabel className={className}>{t('languageNote')}</CodeLabel>
}
