import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { OriginalRecordsContext, useHasTranslations } from '#i18n/record-texts.ts'

import styles from './TranslationNotice.module.css'

/**
 * Says that the records of the page are translated, with a switch to the French text (docs/decisions.md, 1). A screen
 * shows it once: before its first translated record, or after the name of the visa or lawyer that it is about.
 */
export function TranslationNotice() {
  const { t } = useTranslation('layout')
  const hasTranslations = useHasTranslations()
  const { showsOriginal, setShowsOriginal } = use(OriginalRecordsContext)
  if (!hasTranslations) return null
  return (
    <aside className={styles.notice} aria-label={t('translation.label')}>
      <p>
        <span>{t(showsOriginal ? 'translation.original' : 'translation.translated')}</span>{' '}
        <button type="button" onClick={() => setShowsOriginal(!showsOriginal)}>
          {t(showsOriginal ? 'translation.showTranslation' : 'translation.showOriginal')}
        </button>
      </p>
    </aside>
  )
}
