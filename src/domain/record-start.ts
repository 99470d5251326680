import {
  getFollowingEntity,
  getReferences,
  type EntityName,
  type FollowingEntity,
  type ReferredList,
} from './entities.ts'

/** What a new record begins with, in the URL of its form: ids as `?copie=12`, or `?pays=3&visa=7`. */
export interface RecordStart {
  /** The record that it is a copy of. */
  readonly copie?: string
  readonly pays?: string
  readonly visa?: string
  /** The tab whose draft of it is to be offered (`draft-storage.ts`). */
  readonly brouillon?: string
}

/** The search parameter of a list whose records a new record may refer to from the start. */
const parameters: Readonly<Partial<Record<ReferredList, 'pays' | 'visa'>>> = {
  countries: 'pays',
  visas: 'visa',
}

const names = ['copie', 'pays', 'visa', 'brouillon'] as const

/** Keeps what looks like the id of a record. */
export function parseRecordStart(search: Readonly<Record<string, unknown>>): RecordStart {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name]
      return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? [[name, value]] : []
    }),
  )
}

/** The fields of a new record that the URL fills, with the ids in them. */
export function getStartReferences(
  entity: EntityName,
  start: RecordStart,
): readonly { readonly field: string; readonly to: ReferredList; readonly id: number }[] {
  return getReferences(entity).flatMap(({ field, to }) => {
    const parameter = parameters[to]
    const id = parameter && start[parameter]
    return id === undefined ? [] : [{ field, to, id: Number(id) }]
  })
}

/**
 * What is usually created after a record, and how that begins: with the record itself, and with what the record refers to,
 * too. `values` are those of its form, where an id is a text.
 */
export function getFollowingRecord(
  entity: EntityName,
  id: number,
  values: Readonly<Record<string, unknown>>,
): { readonly entity: FollowingEntity; readonly start: RecordStart } | undefined {
  const next = getFollowingEntity(entity)
  if (next === undefined) return undefined
  const entries = getReferences(next).map(({ field, to }) => [
    parameters[to] ?? '',
    to === entity ? String(id) : values[field],
  ])
  return { entity: next, start: parseRecordStart(Object.fromEntries(entries)) }
}
