import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import body from './ArticleBody.module.css'
import styles from './ArticleSkeleton.module.css'

/** The shape of an article that is being fetched. */
export function ArticleSkeleton() {
  return (
    <div>
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
