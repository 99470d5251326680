import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import page from './BlogPage.module.css'
import styles from './BlogSkeleton.module.css'

/** The shape of a page of articles that is being fetched. */
export function BlogSkeleton() {
  return (
    <div className={[page.articles, styles.articles].join(' ')}>
      <div className={[page.lead, styles.article].join(' ')}>
        <Skeleton variant="block" className={styles.lead} />
        <Skeleton variant="title" />
        <Skeleton lines={2} />
      </div>
      <div className={page.rest}>
        {places.map((place) => (
          <div key={place} className={styles.article}>
            <Skeleton variant="block" className={styles.card} />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
      <div className={[page.latest, styles.article].join(' ')}>
        <Skeleton variant="title" />
        <Skeleton lines={10} />
      </div>
    </div>
  )
}

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
