import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import type { TranslatableField } from '#content/translations/translatable-fields.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'

import { usePublishedTranslations } from '../translations/useTranslationReport.ts'

interface TranslationLossProps {
  before: readonly TranslatableField[]
  after: readonly TranslatableField[]
}

/** How long typing must pause before the passages are compared, in milliseconds. */
const debounceMs = 400

/** Warns, before saving, how many English passages the change would lose. It never blocks saving, even if the count fails. */
export function TranslationLoss({ before, after }: TranslationLossProps) {
  const { t } = useTranslation('adminForms')
  const files = [...new Set(before.map(({ file }) => file))]
  const translations = usePublishedTranslations(files)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setCount(countLostTranslations(before, after, translations, parseSanitised))
    }, debounceMs)
    return () => window.clearTimeout(timer)
  }, [before, after, translations])
  return count > 0 && ` · ${t('translationLoss', { count })}`
}
