import { createPassportLines } from '#domain/lawyers/passport-lines.ts'
import type { Lawyer } from '#contract/lawyers.ts'

import styles from './PassportLines.module.css'

/** The foot of a passport's page: name, bar country and oath for a machine. An ornament; the words stand above. */
export function PassportLines({ lawyer }: { lawyer: Lawyer }) {
  return (
    <p className={styles.lines} aria-hidden>
      {createPassportLines(lawyer).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
