import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { entityNames, getNameField, type EntityName } from '#domain/entities.ts'

import type { FieldContext, RecordDefinition } from '../form/record-definition.ts'
import { checkInSteps, runInSlices, type CheckContext, type KeyedFinding } from './check-record.ts'
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
  const queries = useCheckedLists(entityNames)
  const context = useCheckContext(queries)
  const isSettled = entityNames.every((name) => !queries[name].isPending)
  const [findings, setFindings] = useState<readonly BoardFinding[] | undefined>(undefined)
  useEffect(() => {
    if (!isSettled) return undefined
    const abortion = new AbortController()
    void runInSlices(checkAll(definitions, context, getLabel), abortion.signal, setFindings)
    return () => abortion.abort()
  }, [definitions, context, getLabel, isSettled])
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
  getLabel: GetLabel,
): Generator<undefined, BoardFinding[]> {
  const findings: BoardFinding[] = []
  for (const entity of entityNames) {
    const definition = definitions[entity]
    for (const record of context.lists[entity] ?? []) {
      const { id } = record
      const values = definition.toFormValues(record)
      const found = yield* checkInSteps({ definition, id, values }, context)
      const name = getRecordName(entity, record)
      for (const finding of found) {
        const label = getLabel(definition, finding, values[finding.field])
        findings.push({ ...finding, entity, recordId: id, name, label })
      }
    }
  }
  return findings
}

/** Visas of several countries have the same name, and interventions are known by their visa and country. */
function getRecordName(entity: EntityName, record: object): string {
  const values: Readonly<Partial<Record<string, unknown>>> = { ...record }
  const own = values[getNameField(entity)]
  const name = typeof own === 'string' ? own.trim() : ''
  const [visa, country] = [values['visa'], values['country']].map((part) =>
    typeof part === 'object' && part !== null && 'name' in part ? String(part.name) : undefined,
  )
  if (name !== '')
    return entity === 'visas' && country !== undefined ? `${name} (${country})` : name
  const parts = [visa, country].filter((part) => part !== undefined)
  return parts.length === 0 ? `nº\u00a0${String(values['id'])}` : parts.join(' – ')
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
