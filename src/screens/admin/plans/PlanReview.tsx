import { useTranslation } from 'react-i18next'

import {
  countOutcomes,
  hasWrites,
  isLossy,
  type Plan,
  type PlanOutcomes,
  type PlanStep,
} from '#domain/plan/plan.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { ErrorFileButton } from './ErrorFileButton.tsx'
import { PlanGroups } from './PlanGroups.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import type { StepDetail } from './describe-step.ts'
import type { PlanEntities } from './plan-server.ts'
import styles from './Plans.module.css'
import { PlanCounts } from './PlanCounts.tsx'

interface PlanReviewProps {
  plan: Plan
  entities: PlanEntities
  describe?: ((step: PlanStep) => readonly StepDetail[]) | undefined
  file?: CsvFile | undefined
  outcomes: PlanOutcomes | undefined
  /** Whether the outcomes are those of the last choice. */
  isComputing: boolean
  excluded: ReadonlySet<string>
  onToggle: (key: string) => void
  onApply: () => void
}

/** What the plan will do, found out by its rehearsal. Nothing is written yet. */
export function PlanReview(props: PlanReviewProps) {
  const { plan, outcomes, isComputing, entities, describe, file, excluded, onToggle, onApply } =
    props
  const { t } = useTranslation('adminPlans')
  const counts = outcomes && countOutcomes(outcomes)
  const writes = counts === undefined ? 0 : counts.created + counts.updated
  const canApply = writes > 0 && !isComputing
  const lossCount = plan.steps.filter((step) => isLossy(step) && excluded.has(step.key)).length
  return (
    <section className={styles.review} aria-labelledby="plan-review">
      <h2 id="plan-review" className={styles.heading}>
        {t('review.title')}
      </h2>
      <p role="status" aria-busy={isComputing} className={styles.summary}>
        {outcomes === undefined ? (
          <span>{t('review.computing')}</span>
        ) : (
          <PlanCounts outcomes={outcomes} texts="planned" />
        )}
      </p>
      {lossCount > 0 && (
        <Notice variant="warning" announce="status">
          {t('review.losses', { count: lossCount })}
        </Notice>
      )}
      {outcomes && (
        <>
          {hasWrites(outcomes) ? (
            <PlanWarnings plan={plan} outcomes={outcomes} entities={entities} />
          ) : (
            (counts?.invalid ?? 0) + excluded.size === 0 && <p>{t('review.nothing')}</p>
          )}
          <div className={styles.bar}>
            <p className={styles.quiet}>{t('review.lead')}</p>
            <ErrorFileButton plan={plan} outcomes={outcomes} entities={entities} file={file} />
            <Button aria-disabled={!canApply} onClick={() => canApply && onApply()}>
              {t('review.apply', { count: writes })}
            </Button>
          </div>
          <PlanGroups
            plan={plan}
            outcomes={outcomes}
            entities={entities}
            texts="planned"
            {...(describe && { describe })}
            excluded={excluded}
            onToggle={onToggle}
          />
        </>
      )}
    </section>
  )
}
