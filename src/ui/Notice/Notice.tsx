import { clsx } from 'clsx/lite'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './Notice.module.css'

export type NoticeVariant = 'success' | 'warning' | 'info'

interface NoticeProps {
  variant: NoticeVariant
  title?: ReactNode
  children?: ReactNode
  /** Announces the notice when it appears: 'status' politely, 'alert' assertively. */
  announce?: 'status' | 'alert'
  /** Renders a dismiss button together with `dismissLabel`. */
  onDismiss?: () => void
  dismissLabel?: string
  className?: string | undefined
}

const icons = { success: CircleCheck, warning: TriangleAlert, info: Info }

/** An inline message: success, warning or information. */
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
        {children !== undefined && <div>{children}</div>}
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
