import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'
import type { Plan, PlanOutcomes, PlanStep } from '#domain/plan/plan.ts'
import { catalogueFiles } from '#i18n/catalogue.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { listDraftKeys } from '../form/draft-storage.ts'
import { getDraftKey } from '../form/useRecordForm.ts'
import { usePublishedTranslations } from '../translations/useTranslationReport.ts'
import type { PlanEntities } from './plan-server.ts'

interface PlanWarningsProps {
  plan: Plan
  outcomes: PlanOutcomes
  entities: PlanEntities
}

/** What a person should know of the whole plan: English passages that are lost, and drafts on the records. */
export function PlanWarnings({ plan, outcomes, entities }: PlanWarningsProps) {
  const { t, i18n } = useTranslation('adminPlans')
  const changed = plan.steps.filter(({ key }) => outcomes.get(key)?.status === 'updated')
  const lost = useLostTranslations(changed, entities, outcomes)
  const drafts = useDraftKeys()
  const withDraft = changed.filter(
    ({ entity, id }) => id !== undefined && drafts.has(getDraftKey(entity, { kind: 'record', id })),
  )
  const names = withDraft.slice(0, 5).map(({ name }) => `«\u00a0${name}\u00a0»`)
  return (
    <div role="status">
      {lost > 0 && (
        <Notice variant="warning">{t('review.translationLoss', { count: lost })}</Notice>
      )}
      {withDraft.length > 0 && (
        <Notice variant="info">
          <p>
            {t('review.drafts', {
              count: withDraft.length,
              names: new Intl.ListFormat(i18n.language).format(
                withDraft.length > names.length ? [...names, '…'] : names,
              ),
            })}
          </p>
          <p>{t('review.draftsText')}</p>
        </Notice>
      )}
    </div>
  )
}

function useDraftKeys(): ReadonlySet<string> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isCancelled = false
    async function find(): Promise<void> {
      const found = await listDraftKeys()
      if (!isCancelled) setKeys(new Set(found))
    }
    void find()
    return () => {
      isCancelled = true
    }
  }, [])
  return keys
}

/** How long the count may keep the main thread, in milliseconds. */
const sliceMs = 16

/** How many English passages the plan takes away. Counted in slices, as sanitising thousands of texts takes seconds. */
function useLostTranslations(
  changed: readonly PlanStep[],
  entities: PlanEntities,
  outcomes: PlanOutcomes,
): number {
  const translations = usePublishedTranslations(catalogueFiles)
  const [count, setCount] = useState(0)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the steps follow from the outcomes
  useEffect(() => {
    let isCancelled = false
    async function countAll(): Promise<void> {
      let total = 0
      let sliceStart = performance.now()
      for (const { entity, base, changes } of changed) {
        const { definition, lists } = entities[entity] ?? {}
        if (definition?.listTranslated === undefined || lists === undefined) continue
        const listTexts = (values: PlanStep['base']) =>
          definition.listTranslated?.(definition.toRequestBody(values, undefined, lists)) ?? []
        total += countLostTranslations(
          listTexts(base),
          listTexts({ ...base, ...changes }),
          translations,
          parseSanitised,
        )
        if (performance.now() - sliceStart > sliceMs) {
          await new Promise((resolve) => {
            setTimeout(resolve)
          })
          sliceStart = performance.now()
        }
        if (isCancelled) return
      }
      setCount(total)
    }
    void countAll()
    return () => {
      isCancelled = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the steps follow from the outcomes
  }, [outcomes, translations])
  return count
}
