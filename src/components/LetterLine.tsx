import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import styles from './LetterLine.module.css'

interface LetterLineProps {
  /** What the page is about: the ISO code of a country, and the slug of a visa. */
  search?: { readonly country?: string | undefined; readonly subject?: string | undefined }
}

/** Takes people who have received a letter to the page that counts their deadline. For pages that refused people read. */
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
