import { clsx } from 'clsx/lite'

import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** Lines of text, one title, or a block with the height of its class. */
  variant?: 'lines' | 'title' | 'block'
  /** How many lines; the last one is shorter. */
  lines?: number
  /** Gives a block its size or ratio. */
  className?: string | undefined
}

/** A placeholder for loading content, hidden from screen readers: `LoadingRegion` announces it. */
export function Skeleton({ variant = 'lines', lines = 3, className }: SkeletonProps) {
  const classes = clsx(styles.skeleton, styles[variant], className)
  return (
    <span className={classes} aria-hidden>
      {variant === 'lines' &&
        Array.from({ length: lines }, (_, line) => <span key={line} className={styles.line} />)}
    </span>
  )
}
