import * as z from 'zod/mini'

import { excerptOf, type Result, type Row } from './rows.ts'

type Node = z.core.JSONSchema.BaseSchema
type FieldRow = Omit<Row, 'call'>

interface Field {
  /** `[].serviceLevels[].title`. */
  readonly path: string
  readonly required: boolean
}

/** An answer against its schema, field by field. */
export function fieldRows(schema: z.ZodMiniType, answer: unknown): FieldRow[] {
  const root = z.toJSONSchema(schema, { io: 'input' })
  const extras = extrasOf(root, answer)
  const faults = faultsOf(schema, answer)
  const whole = faults.get('')
  if (whole !== undefined) return [{ field: '(answer)', ...whole }]

  const rows = fieldsOf(root).map((field): FieldRow => {
    const fault = faults.get(field.path)
    if (fault !== undefined) return { field: field.path, ...renamed(fault, field, extras) }
    if (isSeen(answer, field.path)) return { field: field.path, result: 'ok', detail: '' }
    return { field: field.path, ...unseen(field, extras, answer) }
  })
  // A fault inside of what may have several shapes is told of the whole.
  const known = new Set(rows.map(({ field }) => field))
  const further = [...faults].filter(([path]) => !known.has(path))
  return [
    ...rows,
    ...further.map(([field, fault]) => ({ field, ...fault })),
    ...extras.map((field): FieldRow => ({ field, result: 'extra', detail: 'not in the contract' })),
  ]
}

function faultsOf(schema: z.ZodMiniType, answer: unknown) {
  const faults = new Map<string, { result: Result; detail: string; excerpt: string }>()
  const parsed = z.safeParse(schema, answer)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const generic = path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`))
    const field = generic.join('').replace(/^\./, '')
    if (faults.has(field)) continue
    const value = valueAt(answer, path)
    faults.set(field, {
      result: value === undefined && path.length > 0 ? 'missing' : 'wrong type',
      detail: `${typeName(value)} where the contract says: ${message}`,
      excerpt: excerptOf(path.length > 0 ? valueAt(answer, path.slice(0, -1)) : answer),
    })
  }
  return faults
}

/** A required field that is missing beside an unknown one may only have another name. */
function renamed<Fault extends { result: Result; detail: string }>(
  fault: Fault,
  field: Field,
  extras: readonly string[],
): Fault {
  if (fault.result !== 'missing') return fault
  return { ...fault, detail: `required${hint(field, extras)}` }
}

/** No record has an optional field: no fault, unless an unknown one stands beside it. */
function unseen(field: Field, extras: readonly string[], answer: unknown): Omit<FieldRow, 'field'> {
  const parent = parentOf(field.path)
  if (!isSeen(answer, parent)) return { result: 'ok', detail: 'not seen: no such record' }
  if (!extras.some((extra) => parentOf(extra) === parent)) {
    return { result: 'ok', detail: 'optional, in no record' }
  }
  return {
    result: 'missing',
    detail: `in no record${hint(field, extras)}`,
    excerpt: excerptOf(Array.isArray(answer) ? answer[0] : answer),
  }
}

function hint({ path }: Field, extras: readonly string[]): string {
  const beside = extras.filter((extra) => parentOf(extra) === parentOf(path))
  return beside.length > 0 ? `; has it become ${beside.join(' or ')}?` : ''
}

/** Every field that the schema names, the inner ones of lists and objects too. */
function fieldsOf(node: Node, path = ''): Field[] {
  return variantsOf(node).flatMap((variant) => {
    const items = variant.items as Node | undefined
    const inner = items === undefined ? [] : fieldsOf(items, `${path}[]`)
    const properties = Object.entries(variant.properties ?? {}).flatMap(([name, property]) => {
      const field = path === '' ? name : `${path}.${name}`
      const required = variant.required?.includes(name) ?? false
      return [{ path: field, required }, ...fieldsOf(property as Node, field)]
    })
    return [...inner, ...properties]
  })
}

/** The fields of an answer that the schema does not name. */
function extrasOf(node: Node, value: unknown, path = ''): string[] {
  const variants = variantsOf(node)
  if (Array.isArray(value)) {
    const items = variants.find((variant) => variant.items !== undefined)?.items as Node | undefined
    if (items === undefined) return []
    return [...new Set(value.flatMap((item) => extrasOf(items, item, `${path}[]`)))]
  }
  const properties = variants.find((variant) => variant.properties !== undefined)?.properties
  if (properties === undefined || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const field = path === '' ? name : `${path}.${name}`
    const property = properties[name]
    return property === undefined ? [field] : extrasOf(property as Node, part, field)
  })
}

function variantsOf(node: Node): Node[] {
  const variants = node.anyOf
  return variants === undefined ? [node] : variants.flatMap(variantsOf)
}

/** Whether any record has something at this path. */
function isSeen(value: unknown, path: string): boolean {
  if (path === '') return value !== undefined
  const [, list, name = '', rest = ''] = /^(\[\])?\.?([^.[]*)\.?(.*)$/.exec(path) ?? []
  if (list !== undefined) {
    const inner = path.slice(2).replace(/^\./, '')
    return Array.isArray(value) && value.some((item) => isSeen(item, inner))
  }
  const part = (value as Record<string, unknown> | null | undefined)?.[name]
  return part !== undefined && (rest === '' || isSeen(part, rest))
}

function parentOf(path: string): string {
  return path.replace(/(?:\.|^)[^.[\]]+$/, '')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (part as Record<PropertyKey, unknown> | null | undefined)?.[step],
    value,
  )
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
