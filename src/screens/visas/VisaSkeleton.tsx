import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './VisaSkeleton.module.css'

/** The shape of a visa's sheet while it is fetched. */
export function VisaSkeleton() {
  return (
    <div className={styles.article}>
      <div className={styles.text}>
        <Skeleton variant="title" />
        <Skeleton lines={3} />
      </div>
      <Skeleton variant="block" className={styles.picture} />
      <div className={styles.body}>
        <Skeleton lines={6} />
        <Skeleton lines={5} />
      </div>
    </div>
  )
}
