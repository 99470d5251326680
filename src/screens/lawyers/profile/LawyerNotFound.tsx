import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Stamp } from '#ui/Stamp/Stamp.tsx'

import styles from './LawyerNotFound.module.css'

/** An id that is nobody's: said, and a way back (decisions.md, 2.12). */
export function LawyerNotFound() {
  const { t } = useTranslation('lawyer')
  return (
    <section className={styles.page}>
      <PageMeta description={t('missing.text')} title={t('missing.title')} noIndex />
      <Stamp>{t('missing.stamp')}</Stamp>
      <h1>{t('missing.title')}</h1>
      <p className={styles.text}>{t('missing.text')}</p>
      <Link to="/avocatslist" className={getButtonClassName('primary')}>
        {t('missing.back')}
      </Link>
    </section>
  )
}
