import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

import styles from './EmptyState.module.css'

interface EmptyStateProps {
  /** The state shown instead of content. `error` is announced assertively, the others politely. */
  variant: 'empty' | 'error' | 'not-found'
  title: ReactNode
  /** What happened and what can be done. */
  text?: ReactNode
  /** A next step: a retry button, a link. */
  action?: ReactNode
  /** Set if the state is the whole page: the title becomes a heading. */
  headingLevel?: 1 | 2 | 3
  className?: string | undefined
}

/** Replaces content that is empty, failed to load or does not exist. */
export function EmptyState({
  variant,
  title,
  text,
  action,
  headingLevel,
  className,
}: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const)
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={clsx(styles.emptyState, styles[variant], className)}
    >
      <div className={styles.body}>
        <Title className={styles.title}>{title}</Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
