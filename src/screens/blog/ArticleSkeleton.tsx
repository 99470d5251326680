import { useTranslation } from 'react-i18next'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import body from '#components/article-body/ArticleBody.module.css'
import styles from './ArticleSkeleton.module.css'

/** The shape of an article that is being fetched, under a heading for those who listen. */
export function ArticleSkeleton() {
  const { t } = useTranslation('article')
  return (
    <div>
      <h1>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </h1>
      <div className={body.header}>
        <Skeleton variant="block" className={styles.title} />
        <Skeleton lines={2} />
      </div>
      <Skeleton variant="block" className={body.picture} />
      <div className={body.columns}>
        <div className={body.margin}>
          <Skeleton lines={6} className={styles.facts} />
        </div>
        <div className={body.content}>
          <Skeleton lines={14} />
        </div>
      </div>
    </div>
  )
}
