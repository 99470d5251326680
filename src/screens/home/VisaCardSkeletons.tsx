import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './VisaCardSkeletons.module.css'

const placeholderKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a country's cards while they are fetched. */
export function VisaCardSkeletons({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      {placeholderKeys.map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton variant="block" className={styles.picture} />
          <Skeleton variant="title" />
          <Skeleton lines={1} />
        </div>
      ))}
    </div>
  )
}
