import { clsx } from 'clsx'

import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** Lines of text, one title, or a block that fills the height its class gives. */
  variant?: 'lines' | 'title' | 'block'
  /** How many lines; the last one is shorter. */
  lines?: number
  /** Gives a block its size or ratio: the shape of what is coming. */
  className?: string | undefined
}

/** The quiet shape of what is being fetched. Silent: `LoadingRegion` does the talking. */
export function Skeleton({ variant = 'lines', lines = 3, className }: SkeletonProps) {
  const classes = clsx(styles.skeleton, styles[variant], className)
  return (
    <span className={classes} aria-hidden>
      {variant === 'lines' &&
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)}
    </span>
  )
}
