import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './Plans.module.css'
import { keepsJournal, type PlanRunState } from './usePlanRun.ts'
import { useFocusOnMount } from './useFocusOnMount.ts'

/** How often a screen reader hears how far the plan has come, as a share of it. */
const announcedShare = 0.1

/** How far a plan has come. */
export function PlanProgress({ state, onStop }: { state: PlanRunState; onStop: () => void }) {
  const { t } = useTranslation('adminPlans')
  const [isStopping, setIsStopping] = useState(false)
  const heading = useFocusOnMount()
  const { plan, outcomes, current } = state
  const total = plan.steps.filter(({ refusal }) => refusal === undefined).length
  const done = plan.steps.filter(
    ({ key, refusal }) => refusal === undefined && outcomes.has(key),
  ).length
  const step = Math.max(1, Math.round(total * announcedShare))
  return (
    <section className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('run.title')}
      </h2>
      <progress className={styles.progress} max={total} value={done} aria-label={t('run.title')} />
      <p className={styles.summary}>
        <span>{t('run.progress', { done, total })}</span>
        {current && <span>{t('run.current', { name: current.name })}</span>}
      </p>
      <p role="status" className={styles.announced}>
        {t('run.progress', { done: done - (done % step), total })}
      </p>
      {!keepsJournal() && <Notice variant="warning">{t('run.noJournal')}</Notice>}
      <div>
        <Button
          variant="secondary"
          aria-disabled={isStopping}
          onClick={() => {
            setIsStopping(true)
            onStop()
          }}
        >
          {t(isStopping ? 'run.stopping' : 'run.stop')}
        </Button>
      </div>
    </section>
  )
}
