import { useTranslation } from 'react-i18next'

import { countOutcomes, stepStatuses, type PlanOutcomes } from '#domain/plan/plan.ts'

import styles from './Plans.module.css'

/** '3 à créer · 12 à modifier'. */
export function PlanCounts({
  outcomes,
  texts,
}: {
  outcomes: PlanOutcomes
  texts: 'planned' | 'done'
}) {
  const { t } = useTranslation('adminPlans')
  const counts = countOutcomes(outcomes)
  return stepStatuses.map(
    (status) =>
      counts[status] > 0 && (
        <span key={status} className={styles.count} data-status={status}>
          {t(`${texts}.${status}`, { count: counts[status] })}
        </span>
      ),
  )
}
