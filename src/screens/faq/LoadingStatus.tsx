import styles from './LoadingStatus.module.css'

interface LoadingStatusProps {
  busy: boolean
  /** Shown and announced while busy (spec 8). */
  label: string
  /** Announced, not shown, when loading ends. */
  doneLabel?: string | undefined
}

/** A visible, announced loading message: the specification wants it on the page. */
export function LoadingStatus({ busy, label, doneLabel }: LoadingStatusProps) {
  return (
    <p role="status" className={busy ? styles.busy : styles.visuallyHidden}>
      {busy ? label : doneLabel}
    </p>
  )
}
