import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { runInSlices } from '#platform/slices.ts'

import type { FormValues } from '../../core/definition/record-definition.ts'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { checkInSteps, createTextCache, getNeededLists, type KeyedFinding } from './check-record.ts'
import { focusPlace } from './select-place.ts'
import { useCheckContext, useCheckedLists } from './useCheckContext.ts'
import { useDismissals } from './useDismissals.ts'

/** How long typing must pause before the texts are read again, in milliseconds. */
const pauseMs = 600

export type FormRemarks = ReturnType<typeof useFormRemarks>

/**
 * The remarks on the texts of a form. They are read when typing pauses, in slices, so that no key waits for them, and a text
 * that has not changed is not read again. They never block a save.
 */
export function useFormRemarks(form: RecordFormState) {
  const { definition, values } = form
  const id = getCheckedId(form)
  const needed = useMemo(() => getNeededLists({ definition, values }), [definition, values])
  const context = useCheckContext(useCheckedLists(needed))
  const [checkCached] = useState(createTextCache)
  const [findings, setFindings] = useState<readonly KeyedFinding[] | undefined>(undefined)
  useEffect(() => {
    const abortion = new AbortController()
    const timer = setTimeout(() => {
      const steps = checkInSteps({ definition, id, values }, context, checkCached)
      void runInSlices(steps, abortion.signal, setFindings)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abortion.abort()
    }
  }, [definition, id, values, context, checkCached])

  const { dismissals } = useDismissals()
  const isGone = useOpenedAt(form, findings)
  return {
    /** Undefined until the texts were read for the first time. */
    findings,
    open: findings?.filter(({ key }) => !(key in dismissals)) ?? [],
    ignored: findings?.filter(({ key }) => key in dismissals) ?? [],
    /** Whether the URL names a remark that is not there any more. */
    isGone,
    goTo: (finding: KeyedFinding) => goTo(form, finding),
  }
}

/** While a form has never been saved, what it still lacks is no finding. */
function getCheckedId({ record, saving }: RecordFormState): number | undefined {
  return saving.detached === undefined ? record.id : undefined
}

/** Opens the part that a finding is in, and selects its words. */
function goTo(form: RecordFormState, { field, part, place }: KeyedFinding): void {
  const id = form.fields.getId(field)
  const kind = form.definition.fields[field]
  if (part === undefined || kind?.parts === undefined) {
    focusPlace(id, place)
    return
  }
  const { setValue } = form.fields.getRendered(field)
  const values: FormValues = form.values
  const opened = kind.parts.open(values[field], part)
  // Another part may be open, which is not lost for this.
  const isOpened = opened !== values[field]
  if (isOpened) setValue(field, opened)
  focusPlace(isOpened ? `${id}-${part.name}` : id, isOpened ? place : undefined)
}

/** A link of the board opens the form at a finding: `?remarque=<key>`. Returns whether it is not there any more. */
function useOpenedAt(
  form: RecordFormState,
  findings: readonly KeyedFinding[] | undefined,
): boolean {
  const { remarque: key } = useSearch({ from: '/admin' })
  const opened = useRef<string>(undefined)
  const found = findings?.find((finding) => finding.key === key)
  const open = useEffectEvent((finding: KeyedFinding) => goTo(form, finding))
  useEffect(() => {
    if (found === undefined || opened.current === found.key) return
    opened.current = found.key
    open(found)
  }, [found])
  return key !== undefined && findings !== undefined && found === undefined
}
