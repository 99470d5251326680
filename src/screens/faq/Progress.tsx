import styles from './Progress.module.css'

interface ProgressProps {
  busy: boolean
  /** Shown and said while busy: the spec's text (8). */
  label: string
  /** Said, not shown, once it is there. */
  doneLabel?: string
}

/** What is being fetched, in words that everybody gets: the spec has them on the page. */
export function Progress({ busy, label, doneLabel }: ProgressProps) {
  return (
    <p role="status" className={busy ? styles.busy : styles.said}>
      {busy ? label : doneLabel}
    </p>
  )
}
