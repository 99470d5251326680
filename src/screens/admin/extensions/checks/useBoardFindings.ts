import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { entityNames, type EntityName } from '#domain/entities.ts'
import { describeRecord, type NameRecord } from '#domain/record-names.ts'
import { runInSlices } from '#platform/slices.ts'

import type { FieldContext, RecordDefinition } from '../../core/definition/record-definition.ts'
import { useRecordName } from '../../core/layout/useRecordName.ts'
import { checkInSteps, type CheckContext, type KeyedFinding } from './check-record.ts'
import { useCheckContext, useCheckedLists } from './useCheckContext.ts'

/** How the records of each entity are read: the routes give it, because shared code knows no entity. */
export type Definitions = Readonly<Record<EntityName, RecordDefinition>>

/** A finding with the record that it is about. */
export interface BoardFinding extends KeyedFinding {
  readonly entity: EntityName
  readonly recordId: number
  /** Of the record. */
  readonly name: string
  /** Of the field, or of the part of it. */
  readonly label: string
}

/** Names the field of a finding, or the part of it; always the same function. */
export type GetLabel = (
  definition: RecordDefinition,
  finding: KeyedFinding,
  values: unknown,
) => string

/** What the checks find in all records that could be loaded. */
export function useBoardFindings(definitions: Definitions, getLabel: GetLabel) {
  const queries = useCheckedLists([...entityNames, 'recordFacts'])
  const context = useCheckContext(queries)
  const nameRecord = useRecordName()
  const isSettled = Object.values(queries).every(({ isPending }) => !isPending)
  const [findings, setFindings] = useState<readonly BoardFinding[] | undefined>(undefined)
  useEffect(() => {
    if (!isSettled) return undefined
    const abortion = new AbortController()
    const steps = checkAll(definitions, context, { getLabel, nameRecord })
    void runInSlices(steps, abortion.signal, setFindings)
    return () => abortion.abort()
  }, [definitions, context, getLabel, nameRecord, isSettled])
  const failed = entityNames.flatMap((entity) => {
    const { data, error } = queries[entity]
    return data === undefined && error !== null ? [{ entity, error }] : []
  })
  return {
    /** Undefined until every list is loaded or has failed, and its records are read. */
    findings: isSettled ? findings : undefined,
    failed,
    retry: () => {
      for (const { entity } of failed) void queries[entity].refetch()
    },
  }
}

function* checkAll(
  definitions: Definitions,
  context: CheckContext,
  { getLabel, nameRecord }: { readonly getLabel: GetLabel; readonly nameRecord: NameRecord },
): Generator<undefined, BoardFinding[]> {
  const findings: BoardFinding[] = []
  for (const entity of entityNames) {
    const definition = definitions[entity]
    for (const record of context.lists[entity] ?? []) {
      const { id } = record
      const values = definition.toFormValues(record)
      const found = yield* checkInSteps({ definition, id, values }, context)
      const name = nameOnBoard(nameRecord, entity, record)
      for (const finding of found) {
        const label = getLabel(definition, finding, values[finding.field])
        findings.push({ ...finding, entity, recordId: id, name, label })
      }
    }
  }
  return findings
}

/** Visas of several countries have the same name. */
function nameOnBoard(nameRecord: NameRecord, entity: EntityName, record: object): string {
  const { name, details } = describeRecord(entity, record)
  const [country] = entity === 'visas' && name !== undefined ? details : []
  return country === undefined ? nameRecord(entity, record) : `${name} (${country})`
}

/** Names fields as their forms do. */
export function useFieldLabels(): GetLabel {
  const { t } = useTranslation('adminForms')
  return useMemo(
    () =>
      (definition, { field, part }, value) => {
        const texts: Readonly<Partial<Record<string, FieldContext['texts']>>> = t(
          `${definition.entity}.fields`,
          { returnObjects: true },
        )
        const own = texts[field] ?? { label: field }
        const parts = definition.fields[field]?.parts
        if (part === undefined || parts === undefined) return own.label
        return parts.format(part, value, { t, texts: own })
      },
    [t],
  )
}
