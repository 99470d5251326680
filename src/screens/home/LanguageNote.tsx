import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import styles from './LanguageNote.module.css'

/** Says quietly that what follows is in French, on a page that is not (decisions: records are in one language). */
export function LanguageNote() {
  const { t } = useTranslation('layout')
  return (
    useContentLanguage() !== undefined && <span className={styles.note}>{t('languageNote')}</span>
  )
}
