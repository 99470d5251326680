import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** What there is instead of content. A failure interrupts; the two others are said in turn. */
  variant: 'empty' | 'error' | 'not-found'
  title: ReactNode
  /** What happened and what can be done. */
  text?: ReactNode
  /** The way on: a retry button, a link. */
  action?: ReactNode
  /** A picture drawn for the state; decorative. */
  illustration?: ReactNode
  /** For a state that is the page: its title becomes a heading. */
  headingLevel?: 1 | 2 | 3
  className?: string | undefined
}

/** What stands where content would: nothing there, could not be fetched, does not exist. */
export function EmptyState({
  variant,
  title,
  text,
  action,
  illustration,
  headingLevel,
  className,
}: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={clsx(styles.emptyState, styles[variant], className)}
    >
      {illustration !== undefined && (
        <div className={styles.illustration} aria-hidden>
          {illustration}
        </div>
      )}
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
