import { clsx } from 'clsx'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './Notice.module.css'

export type NoticeVariant = 'success' | 'warning' | 'info'

interface NoticeProps {
  variant: NoticeVariant
  title?: ReactNode
  children?: ReactNode
  /** Said when it appears: 'status' in turn, 'alert' at once. Without it, read where it stands. */
  announce?: 'status' | 'alert'
  /** With both of these there is a button that puts it away. */
  onDismiss?: () => void
  dismissLabel?: string
  className?: string | undefined
}

const icons = { success: CircleCheck, warning: TriangleAlert, info: Info }

/** A word to the visitor in the flow of the page: it worked, take care, good to know. */
export function Notice({
  variant,
  title,
  children,
  announce,
  onDismiss,
  dismissLabel,
  className,
}: NoticeProps) {
  const Icon = icons[variant]
  return (
    <div role={announce} className={clsx(styles.notice, styles[variant], className)}>
      <Icon className={styles.icon} aria-hidden size={20} strokeWidth={1.75} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onDismiss && dismissLabel !== undefined && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <X aria-hidden size={18} strokeWidth={1.75} />
        </button>
      )}
    </div>
  )
}
