import { useEffect, useState, type ReactNode } from 'react'

import { Notice, type NoticeKind } from '../Notice/Notice.tsx'
import styles from './NoticeRegion.module.css'

export interface RegionNotice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: ReactNode
}

interface NoticeRegionProps {
  notices: readonly RegionNotice[]
  /** Asked by the button and, for what is no warning, when its time is over. */
  onDismiss: (id: number) => void
  /** The region's name: 'Messages'. */
  label: string
  dismissLabel: string
  /** How long a notice stays, in milliseconds; a warning stays until it is put away. */
  stay?: number
}

/**
 * Where the outcome of an action is said, in turn and without taking the focus (WCAG 4.1.3). It is on
 * the page before its first notice: a region that comes with its words is not read out.
 */
export function NoticeRegion({
  notices,
  onDismiss,
  label,
  dismissLabel,
  stay = 8000,
}: NoticeRegionProps) {
  return (
    <section className={styles.region} aria-label={label}>
      <div role="status" aria-atomic="false" aria-relevant="additions" className={styles.stack}>
        {notices.map((notice) => (
          <TimedNotice
            key={notice.id}
            notice={notice}
            stay={stay}
            dismissLabel={dismissLabel}
            onDismiss={onDismiss}
          />
        ))}
      </div>
    </section>
  )
}

interface TimedNoticeProps {
  notice: RegionNotice
  stay: number
  dismissLabel: string
  onDismiss: (id: number) => void
}

/** Its time stands still while it is pointed at or has the focus (WCAG 2.2.1). */
function TimedNotice({
  notice: { id, kind, text },
  stay,
  dismissLabel,
  onDismiss,
}: TimedNoticeProps) {
  const [isHeld, setHeld] = useState(false)
  const stays = isHeld || kind === 'warning'

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => {
      onDismiss(id)
    }, stay)
    return () => {
      clearTimeout(timer)
    }
  }, [stays, stay, id, onDismiss])

  return (
    <div
      className={styles.notice}
      onPointerEnter={() => {
        setHeld(true)
      }}
      onPointerLeave={() => {
        setHeld(false)
      }}
      onFocus={() => {
        setHeld(true)
      }}
      onBlur={() => {
        setHeld(false)
      }}
    >
      <Notice
        kind={kind}
        onDismiss={() => {
          onDismiss(id)
        }}
        dismissLabel={dismissLabel}
      >
        {text}
      </Notice>
    </div>
  )
}
