import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { parseSanitised } from '#content/sanitise.ts'
import { countLostTranslations } from '#content/translations/translation-report.ts'
import { getNameField, getReferences } from '#domain/entities.ts'
import type { Plan, PlanOutcomes, PlanStep } from '#domain/plan/plan.ts'
import { findAddressChanges, replaceRecords, type AddressChanges } from '#domain/uses.ts'
import { catalogueFiles } from '#i18n/catalogue.ts'
import { createPause } from '#platform/slices.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import { AddressChangeList, readAddressFields } from '../extensions/search/AddressChanges.tsx'
import { getSiteUrl, useAllRecords } from '../extensions/search/useAllRecords.ts'
import { getDraftKey, listDraftKeys } from '../core/form/draft-storage.ts'
import { useRecordName } from '../core/layout/useRecordName.ts'
import { usePublishedTranslations } from '../core/layout/published-translations.ts'
import type { PlanEntities } from './plan-server.ts'

interface PlanWarningsProps {
  plan: Plan
  outcomes: PlanOutcomes
  entities: PlanEntities
}

/** What a person should know of the whole plan: addresses that change, English passages that are lost, drafts on the records. */
export function PlanWarnings({ plan, outcomes, entities }: PlanWarningsProps) {
  const { t, i18n } = useTranslation('adminPlans')
  const changed = listUpdated(plan, outcomes)
  const addressChanges = useAddressChanges(plan, outcomes)
  const lost = useLostTranslations(changed, entities, outcomes)
  const drafts = useDraftKeys()
  const withDraft = changed.filter(
    ({ entity, id }) => id !== undefined && drafts.has(getDraftKey(entity, { id })),
  )
  const names = withDraft.slice(0, 5).map(({ name }) => `«\u00a0${name}\u00a0»`)
  return (
    <>
      <AddressChangeList changes={addressChanges} />
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
    </>
  )
}

const noChanges: AddressChanges = { addresses: [], texts: [] }

/** The addresses that the plan changes. The lists are read only if it changes what addresses are made of. */
function useAddressChanges(plan: Plan, outcomes: PlanOutcomes): AddressChanges {
  const moved = useMemo(
    () => listUpdated(plan, outcomes).filter(changesAddressFields),
    [plan, outcomes],
  )
  const { lists } = useAllRecords({ isEnabled: moved.length > 0 })
  const nameRecord = useRecordName()
  return useMemo(() => {
    if (moved.length === 0) return noChanges
    let after = lists
    for (const [entity, steps] of Map.groupBy(moved, (step) => step.entity)) {
      const stepsById = new Map(steps.map((step) => [step.id, step]))
      const records = (lists[entity] ?? []).flatMap((record) => {
        const step = stepsById.get(record.id)
        if (step === undefined) return []
        const values = { ...step.base, ...step.changes }
        return [{ ...record, ...readAddressFields(entity, values) }]
      })
      after = replaceRecords(after, entity, records)
    }
    return findAddressChanges(lists, after, getSiteUrl(), nameRecord)
  }, [moved, lists, nameRecord])
}

function listUpdated({ steps }: Plan, outcomes: PlanOutcomes): PlanStep[] {
  return steps.filter(({ key }) => outcomes.get(key)?.status === 'updated')
}

function changesAddressFields({ entity, changes }: PlanStep): boolean {
  return (
    getNameField(entity) in changes || getReferences(entity).some(({ field }) => field in changes)
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
      const pause = createPause()
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
        await pause()
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
