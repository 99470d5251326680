import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './ArticleSkeletons.module.css'

interface ArticleSkeletonsProps {
  count: number
  className: string | undefined
}

/** The shape of the articles while they are fetched. */
export function ArticleSkeletons({ count, className }: ArticleSkeletonsProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.article}>
          <Skeleton variant="block" className={styles.picture} />
          <Skeleton lines={1} />
          <Skeleton variant="title" />
        </div>
      ))}
    </div>
  )
}
