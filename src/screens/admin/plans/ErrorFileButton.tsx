import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { restoreFormulas, toCsv } from '#domain/csv.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import {
  isToRepeat,
  type Plan,
  type PlanOutcomes,
  type PlanStep,
  type StepOutcome,
} from '#domain/plan/plan.ts'
import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'

import { classifyError } from '../core/errors/classify-error.ts'
import { describeRemark } from './describe-step.ts'
import type { PlanEntities } from './plan-server.ts'

interface ErrorFileButtonProps {
  plan: Plan
  outcomes: PlanOutcomes
  entities: PlanEntities
  file: CsvFile | undefined
}

/** Downloads the rows of a file that were not saved, as they are in it, with their lines and why: to correct and import again. */
export function ErrorFileButton({ plan, outcomes, entities, file }: ErrorFileButtonProps) {
  const { t } = useTranslation(['adminPlans', 'adminForms'])
  const rows = new Map(file?.rows.map((row) => [row.line, row]))
  const failed = plan.steps.flatMap((step) => {
    const row = rows.get(step.line ?? 0)
    const outcome = outcomes.get(step.key)
    const isFailed = outcome?.status === 'invalid' || (outcome !== undefined && isToRepeat(outcome))
    return row !== undefined && isFailed ? [{ step, row, outcome }] : []
  })
  if (file === undefined || failed.length === 0) return null

  function getReason(step: PlanStep, outcome: StepOutcome): string {
    if (outcome.status === 'invalid')
      return describeRemark(t, 'refusals', outcome.refusal, step, entities)
    if (outcome.status === 'failed')
      return t(`adminForms:saveErrors.${classifyError(outcome.error)}`)
    return t(`done.${outcome.status}`, { count: 1 })
  }
  function download({ header }: CsvFile): void {
    const columns = [...header, t('import.errorLine'), t('import.error')]
    const lines = failed.map(({ step, row, outcome }) => [
      // `toCsv` makes them safe again.
      ...header.map((_, index) => restoreFormulas(row.cells[index] ?? '')),
      row.line,
      getReason(step, outcome),
    ])
    const text = toCsv(columns.map(restoreFormulas), lines)
    const name = t('import.errorsFile')
    downloadText({ name, extension: 'csv', type: 'text/csv;charset=utf-8', text })
  }
  return (
    <Button variant="secondary" onClick={() => download(file)}>
      <Download size={16} aria-hidden />
      <span>{t('import.downloadErrors', { count: failed.length })}</span>
    </Button>
  )
}
