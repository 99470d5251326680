import { useEffect, useRef, useState, type ReactNode } from 'react'

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
  const region = useRef<HTMLElement>(null)
  return (
    <section ref={region} tabIndex={-1} className={styles.region} aria-label={label}>
      <div role="status" aria-atomic="false" aria-relevant="additions" className={styles.stack}>
        {notices.map((notice) => (
          <TimedNotice
            key={notice.id}
            notice={notice}
            stay={stay}
            dismissLabel={dismissLabel}
            onTimeOver={onDismiss}
            onPutAway={(id) => {
              onDismiss(id)
              // The button that was pressed goes with its notice: focus stays in its place (WCAG 2.4.3).
              region.current?.focus({ preventScroll: true })
            }}
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
  onTimeOver: (id: number) => void
  onPutAway: (id: number) => void
}

/** Its time stands still while it is pointed at or has the focus (WCAG 2.2.1). */
function TimedNotice({
  notice: { id, kind, text },
  stay,
  dismissLabel,
  onTimeOver,
  onPutAway,
}: TimedNoticeProps) {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const stays = isPointedAt || hasFocus || kind === 'warning'

  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => {
      onTimeOver(id)
    }, stay)
    return () => {
      clearTimeout(timer)
    }
  }, [stays, stay, id, onTimeOver])

  return (
    <div
      className={styles.notice}
      onPointerEnter={() => {
        setPointedAt(true)
      }}
      onPointerLeave={() => {
        setPointedAt(false)
      }}
      onFocus={() => {
        setFocus(true)
      }}
      onBlur={() => {
        setFocus(false)
      }}
    >
      <Notice
        kind={kind}
        onDismiss={() => {
          onPutAway(id)
        }}
        dismissLabel={dismissLabel}
      >
        {text}
      </Notice>
    </div>
  )
}
