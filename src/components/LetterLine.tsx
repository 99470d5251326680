import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import styles from './LetterLine.module.css'

interface LetterLineProps {
  /** What the page says about the letter: its country, and the visa. */
  search?: { readonly country?: string | undefined; readonly subject?: string | undefined }
}

/** Leads who has received a letter to the day by which to act: one line, where refused people read. */
export function LetterLine({ search }: LetterLineProps) {
  const { t } = useTranslation('layout')
  return (
    <p className={styles.line}>
      <span>{t('letterLine.question')}</span>{' '}
      <Link to="/lettre" search={search ?? {}}>
        {t('letterLine.link')}
      </Link>
    </p>
  )
}
