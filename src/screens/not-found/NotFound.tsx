import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Stamp } from '#ui/Stamp/Stamp.tsx'

import styles from './NotFound.module.css'

/** The page for an unknown URL (spec 2.10). */
export function NotFound() {
  const { t } = useTranslation('layout')
  return (
    <section className={styles.page}>
      <Stamp>{t('notFound.stamp')}</Stamp>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <Link to="/" className={getButtonClassName('primary')}>
        {t('notFound.back')}
      </Link>
    </section>
  )
}
