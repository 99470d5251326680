import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './VisaCardSkeletons.module.css'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a country's cards while they are fetched. */
export function VisaCardSkeletons({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton variant="block" className={styles.picture} />
          <Skeleton variant="title" />
          <Skeleton lines={1} />
        </div>
      ))}
    </div>
  )
}
