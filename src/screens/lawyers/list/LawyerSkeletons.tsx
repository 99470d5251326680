import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './LawyerSkeletons.module.css'

/** Cards to come. */
export function LawyerSkeletons() {
  return (
    <div className={styles.cards}>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton variant="block" className={styles.portrait} />
          <div>
            <Skeleton variant="title" />
            <Skeleton lines={4} />
          </div>
        </div>
      ))}
    </div>
  )
}
