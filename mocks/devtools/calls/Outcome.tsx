import type { CallOutcome } from '../../call-log.ts'
import { useTexts } from '../devtools-context.ts'
import styles from './CallsTab.module.css'

/** The status and the time, or why there is none. */
export function CallOutcomeText({ outcome }: { outcome: CallOutcome }) {
  const texts = useTexts().calls
  if (outcome.kind === 'waiting') return <p className={styles.outcome}>{texts.waiting}</p>
  const isSuccess =
    outcome.kind === 'cancelled' || (outcome.kind === 'answered' && outcome.status < 400)
  return (
    <p className={styles.outcome} data-success={isSuccess}>
      {outcome.kind === 'answered' ? outcome.status : texts[outcome.kind]}
      {' · '}
      {outcome.durationMs}
      {' ms'}
    </p>
  )
}
