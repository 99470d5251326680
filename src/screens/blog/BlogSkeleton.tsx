import { clsx } from 'clsx'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import page from './PaginatedArticles.module.css'
import styles from './BlogSkeleton.module.css'

/** The shape of a page of articles that is being fetched. */
export function BlogSkeleton() {
  return (
    <>
      <div className={clsx(page.topRow, styles.topRow)}>
        <div className={styles.article}>
          <Skeleton variant="block" className={styles.lead} />
          <Skeleton variant="title" />
          <Skeleton lines={2} />
        </div>
        <div className={clsx(styles.article, page.latestOnWideScreens)}>
          <Skeleton variant="title" />
          <Skeleton lines={10} />
        </div>
      </div>
      <div className={page.grid}>
        {placeholderKeys.map((key) => (
          <div key={key} className={styles.article}>
            <Skeleton variant="block" className={styles.card} />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </>
  )
}

const placeholderKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
