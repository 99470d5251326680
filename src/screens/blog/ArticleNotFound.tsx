import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Stamp } from '#ui/Stamp/Stamp.tsx'

import styles from './ArticleNotFound.module.css'

/** 'Article non trouvé', and the way back (spec 2.7, 8). */
export function ArticleNotFound({ slug }: { slug: string }) {
  const { t } = useTranslation('article')
  useEffect(() => {
    console.info(`No published article has the slug "${slug}".`)
  }, [slug])
  return (
    <section className={styles.page}>
      <PageMeta title={t('missing')} description={t('missingAdvice')} noIndex />
      <Stamp>{t('missingStamp')}</Stamp>
      <h1>{t('missing')}</h1>
      <p className={styles.text}>{t('missingAdvice')}</p>
      <Link to="/blog" className={getButtonClassName('primary')}>
        {t('toBlog')}
      </Link>
    </section>
  )
}
