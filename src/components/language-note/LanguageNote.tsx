import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

/** Says quietly that what stands here is in French, on a page that is not (decisions.md: records are in one language). */
export function LanguageNote() {
  const { t } = useTranslation('layout')
  if (useContentLanguage() === undefined) return null
  return <CodeLabel>{t('languageNote')}</CodeLabel>
}
