import { checkText, type TextContext } from '#domain/content-checks/check-texts.ts'
import type { CheckedText, Finding, TextFinding } from '#domain/content-checks/finding.ts'
import { getFindingKey } from '#domain/content-checks/finding.ts'
import { mayLinkToSite } from '#domain/content-checks/links.ts'
import {
  checkAcrossRecords,
  listsOfRules,
  type CheckedLists,
} from '#domain/content-checks/records.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { getNameField } from '#domain/entities.ts'

import type { FormValues, RecordDefinition } from '../../core/definition/record-definition.ts'

/** The definitions whose texts are checked, and how. A definition's own kinds say which of its fields have texts. */
type CheckedDefinition = Pick<RecordDefinition, 'entity' | 'fields'>

interface CheckInput {
  readonly definition: CheckedDefinition
  /** Undefined for a new record. */
  readonly id: number | undefined
  readonly values: FormValues
}

export interface CheckContext extends Omit<TextContext, 'isNew' | 'site'> {
  readonly lists: CheckedLists
  readonly routes: readonly string[]
  readonly baseUrl: string
}

/** A finding with its key, by which it is ignored and linked to. */
export interface KeyedFinding extends Finding {
  readonly key: string
}

/** The texts of a record by field. */
function listFieldTexts({ fields }: CheckedDefinition, values: FormValues) {
  return Object.entries(fields).flatMap(([field, kind]) =>
    (kind.listTexts?.(values[field]) ?? []).map((text) => ({ field, text })),
  )
}

/** The lists that the rules need for this record: all of them once a text may link to the site. */
export function getNeededLists({ definition, values }: Omit<CheckInput, 'id'>) {
  const own = listsOfRules[definition.entity]
  const hasLinks = listFieldTexts(definition, values).some(({ text }) => mayLinkToSite(text.text))
  return hasLinks
    ? (['articles', 'countries', 'visas', 'interventions', 'faqs', 'recordFacts'] as const)
    : own
}

/**
 * What the rules find in a record, in the order of its fields. It yields after each text, so that a caller can let the page
 * go on; `checkCached` may remember what it found in a text.
 */
export function* checkInSteps(
  { definition, id, values }: CheckInput,
  { lists, today, routes, baseUrl }: CheckContext,
  checkCached: (text: CheckedText, context: TextContext) => readonly TextFinding[] = checkText,
): Generator<undefined, KeyedFinding[]> {
  const { entity } = definition
  const context = { today, isNew: id === undefined, site: { ...lists, routes, baseUrl } }
  const findings: Finding[] = []
  for (const { field, text } of listFieldTexts(definition, values)) {
    const { part } = text
    findings.push(...checkCached(text, context).map((found) => ({ ...found, field, part })))
    yield
  }
  if (id !== undefined) {
    const name = values[getNameField(entity)]
    const record = { entity, id, name: typeof name === 'string' ? name : undefined }
    findings.push(...checkAcrossRecords(record, lists, today))
  }
  const order = Object.keys(definition.fields)
  return findings
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
    .map((finding) => ({ ...finding, key: getFindingKey(entity, id ?? 0, finding) }))
}

/** All at once. */
export function checkRecord(input: CheckInput, context: CheckContext): KeyedFinding[] {
  const steps = checkInSteps(input, context)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Remembers what was found in each text, for as long as the context is the same. */
export function createTextCache() {
  let key = ''
  let known = new Map<string, readonly TextFinding[]>()
  return (text: CheckedText, context: TextContext): readonly TextFinding[] => {
    const { today, isNew, site } = context
    const lists = [site?.articles, site?.countries, site?.visas, site?.faqs]
    const contextKey = [today, isNew, ...lists.map(identify)].join()
    if (contextKey !== key) known = new Map()
    key = contextKey
    const textKey = `${text.format}\n${text.part?.title ?? ''}\n${text.text}`
    const found = known.get(textKey) ?? checkText(text, context)
    // Each key typed makes another text.
    if (known.size > 200) known = new Map()
    known.set(textKey, found)
    return found
  }
}

const identities = new WeakMap<object, number>()
let lastIdentity = 0
/** A number for a list that stays the same as long as the list does. */
function identify(list: object | undefined): number {
  if (list === undefined) return 0
  const identity = identities.get(list) ?? (lastIdentity += 1)
  identities.set(list, identity)
  return identity
}

/** The keys of what the checks find, by the ids of the records. */
export type RemarksById = ReadonlyMap<number, readonly string[]>

/** Checks records in steps that may be spread over time. */
export function* checkEach(
  definition: RecordDefinition,
  records: readonly ListedRecord[],
  context: CheckContext,
): Generator<undefined, RemarksById> {
  const keysById = new Map<number, readonly string[]>()
  for (const record of records) {
    const values = definition.toFormValues(record)
    const found = yield* checkInSteps({ definition, id: record.id, values }, context)
    keysById.set(
      record.id,
      found.map(({ key }) => key),
    )
  }
  return keysById
}
