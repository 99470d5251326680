import * as z from 'zod/mini'

import { toExcerpt, type Result, type Row } from './rows.ts'

type SchemaNode = z.core.JSONSchema.BaseSchema
type FieldRow = Omit<Row, 'call'>

interface Field {
  /** `[].serviceLevels[].title`. */
  readonly path: string
  readonly required: boolean
}

/** An answer against its schema, field by field. */
export function checkFields(schema: z.ZodMiniType, answer: unknown): FieldRow[] {
  const root = z.toJSONSchema(schema, { io: 'input' })
  const extras = findExtraFields(root, answer)
  const violations = findViolations(schema, answer)
  const whole = violations.get('')
  if (whole !== undefined) return [{ field: '(answer)', ...whole }]

  const rows = listFields(root).map((field): FieldRow => {
    const fault = violations.get(field.path)
    if (fault !== undefined) return { field: field.path, ...withRenameHint(fault, field, extras) }
    if (isPresent(answer, field.path)) return { field: field.path, result: 'ok', detail: '' }
    return { field: field.path, ...describeUnseenField(field, extras, answer) }
  })
  // A fault inside of what may have several shapes is told of the whole.
  const knownFields = new Set(rows.map(({ field }) => field))
  const otherViolations = [...violations].filter(([path]) => !knownFields.has(path))
  return [
    ...rows,
    ...otherViolations.map(([field, fault]) => ({ field, ...fault })),
    ...extras.map((field): FieldRow => ({ field, result: 'extra', detail: 'not in the contract' })),
  ]
}

function findViolations(schema: z.ZodMiniType, answer: unknown) {
  const faults = new Map<string, { result: Result; detail: string; excerpt: string }>()
  const parsed = z.safeParse(schema, answer)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const generic = path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`))
    const field = generic.join('').replace(/^\./, '')
    if (faults.has(field)) continue
    const value = getValueAt(answer, path)
    faults.set(field, {
      result: value === undefined && path.length > 0 ? 'missing' : 'wrong type',
      detail: `${describeType(value)} where the contract says: ${message}`,
      excerpt: toExcerpt(path.length > 0 ? getValueAt(answer, path.slice(0, -1)) : answer),
    })
  }
  return faults
}

/** A required field that is missing beside an unknown one may only have another name. */
function withRenameHint<Fault extends { result: Result; detail: string }>(
  fault: Fault,
  field: Field,
  extras: readonly string[],
): Fault {
  if (fault.result !== 'missing') return fault
  return { ...fault, detail: `required${formatRenameHint(field, extras)}` }
}

/** No record has an optional field: no fault, unless an unknown one stands beside it. */
function describeUnseenField(
  field: Field,
  extras: readonly string[],
  answer: unknown,
): Omit<FieldRow, 'field'> {
  const parent = getParentPath(field.path)
  if (!isPresent(answer, parent)) return { result: 'ok', detail: 'not seen: no such record' }
  if (!extras.some((extra) => getParentPath(extra) === parent)) {
    return { result: 'ok', detail: 'optional, in no record' }
  }
  return {
    result: 'missing',
    detail: `in no record${formatRenameHint(field, extras)}`,
    excerpt: toExcerpt(Array.isArray(answer) ? answer[0] : answer),
  }
}

function formatRenameHint({ path }: Field, extras: readonly string[]): string {
  const beside = extras.filter((extra) => getParentPath(extra) === getParentPath(path))
  return beside.length > 0 ? `; has it become ${beside.join(' or ')}?` : ''
}

/** Every field that the schema names, the inner ones of lists and objects too. */
function listFields(node: SchemaNode, path = ''): Field[] {
  return getVariants(node).flatMap((variant) => {
    const items = variant.items as SchemaNode | undefined
    const inner = items === undefined ? [] : listFields(items, `${path}[]`)
    const properties = Object.entries(variant.properties ?? {}).flatMap(([name, property]) => {
      const field = path === '' ? name : `${path}.${name}`
      const required = variant.required?.includes(name) ?? false
      return [{ path: field, required }, ...listFields(property as SchemaNode, field)]
    })
    return [...inner, ...properties]
  })
}

/** The fields of an answer that the schema does not name. */
function findExtraFields(node: SchemaNode, value: unknown, path = ''): string[] {
  const variants = getVariants(node)
  if (Array.isArray(value)) {
    const items = variants.find((variant) => variant.items !== undefined)?.items as
      | SchemaNode
      | undefined
    if (items === undefined) return []
    return [...new Set(value.flatMap((item) => findExtraFields(items, item, `${path}[]`)))]
  }
  const properties = variants.find((variant) => variant.properties !== undefined)?.properties
  if (properties === undefined || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const field = path === '' ? name : `${path}.${name}`
    const property = properties[name]
    return property === undefined ? [field] : findExtraFields(property as SchemaNode, part, field)
  })
}

function getVariants(node: SchemaNode): SchemaNode[] {
  const variants = node.anyOf
  return variants === undefined ? [node] : variants.flatMap(getVariants)
}

/** Whether any record has something at this path. */
function isPresent(value: unknown, path: string): boolean {
  if (path === '') return value !== undefined
  const [, list, name = '', rest = ''] = /^(\[\])?\.?([^.[]*)\.?(.*)$/.exec(path) ?? []
  if (list !== undefined) {
    const inner = path.slice(2).replace(/^\./, '')
    return Array.isArray(value) && value.some((item) => isPresent(item, inner))
  }
  const part = (value as Record<string, unknown> | null | undefined)?.[name]
  return part !== undefined && (rest === '' || isPresent(part, rest))
}

function getParentPath(path: string): string {
  return path.replace(/(?:\.|^)[^.[\]]+$/, '')
}

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )
}

function describeType(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
