import { useEffect, useRef, useState, type ReactNode } from 'react'

import type { Elements } from '../elements.ts'
import { Notice, type NoticeVariant } from '../Notice/Notice.tsx'
import styles from './Toaster.module.css'

export interface Toast {
  readonly id: number
  readonly variant: NoticeVariant
  readonly text: ReactNode
  /** Links and buttons. With them, a toast stays until it is dismissed: they must not go away under the hand (WCAG 2.2.1). */
  readonly actions?: Elements
}

interface ToasterProps {
  /** The id of the region, to move the focus to it. */
  regionId?: string
  toasts: readonly Toast[]
  /** Called by the button and, except for warnings and toasts with actions, when the time is over. */
  onDismiss: (id: number) => void
  /** The region's name: 'Messages'. */
  label: string
  dismissLabel: string
  /** How long a toast stays, in milliseconds; a warning and a toast with actions stay until dismissed. */
  durationMs?: number
}

/**
 * Announces the outcome of actions politely, without moving focus (WCAG 4.1.3). It is mounted before its first toast: a
 * live region that mounts with its text is not announced.
 */
export function Toaster({
  regionId,
  toasts,
  onDismiss,
  label,
  dismissLabel,
  durationMs = 8000,
}: ToasterProps) {
  const region = useRef<HTMLElement>(null)
  return (
    <section ref={region} id={regionId} tabIndex={-1} className={styles.toaster} aria-label={label}>
      <div role="status" aria-atomic="false" aria-relevant="additions" className={styles.stack}>
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            durationMs={durationMs}
            dismissLabel={dismissLabel}
            onExpire={onDismiss}
            onDismiss={(id) => {
              onDismiss(id)
              // The pressed button is removed with its toast: keep focus on the region (WCAG 2.4.3).
              region.current?.focus({ preventScroll: true })
            }}
          />
        ))}
      </div>
    </section>
  )
}

interface ToastItemProps {
  toast: Toast
  durationMs: number
  dismissLabel: string
  onExpire: (id: number) => void
  onDismiss: (id: number) => void
}

/** The timer pauses on hover and focus (WCAG 2.2.1). */
function ToastItem({
  toast: { id, variant, text, actions },
  durationMs,
  dismissLabel,
  onExpire,
  onDismiss,
}: ToastItemProps) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const stays = variant === 'warning' || actions !== undefined
  const isPaused = isHovered || hasFocus || stays

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => onExpire(id), durationMs)
    return () => clearTimeout(timer)
  }, [isPaused, durationMs, id, onExpire])

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Notice variant={variant} onDismiss={() => onDismiss(id)} dismissLabel={dismissLabel}>
        <p>{text}</p>
        {actions !== undefined && <div>{actions}</div>}
      </Notice>
    </div>
  )
}
