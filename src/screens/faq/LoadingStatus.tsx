import styles from './LoadingStatus.module.css'

interface LoadingStatusProps {
  busy: boolean
  /** Shown and said while busy: the spec's text (8). */
  label: string
  /** Said, not shown, once it is there. */
  doneLabel?: string
}

/** What is being fetched, in words that everybody gets: the spec has them on the page. */
export function LoadingStatus({ busy, label, doneLabel }: LoadingStatusProps) {
  return (
    <p role="status" className={busy ? styles.busy : styles.visuallyHidden}>
      {busy ? label : doneLabel}
    </p>
  )
}
