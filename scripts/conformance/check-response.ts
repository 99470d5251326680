import * as z from 'zod/mini'

import { type Endpoint, getSuccessStatuses } from '#contract/endpoint.ts'

import { isHtml, requiresLogin, type ServerReply } from './request.ts'
import { toExcerpt, type Result, type Row } from './rows.ts'

/** Checks a response against the contract: its status, then its body, field by field. */
export function checkResponse(call: string, endpoint: Endpoint, reply: ServerReply): Row[] {
  const status = { call, field: '(status)', ...checkStatus(endpoint, reply) }
  if (reply.status < 200 || reply.status > 299 || requiresLogin(reply)) return [status]
  return [status, ...checkBody(endpoint, reply).map((row) => ({ call, ...row }))]
}

function checkStatus(endpoint: Endpoint, reply: ServerReply): Omit<Row, 'call' | 'field'> {
  const documented = getSuccessStatuses(endpoint)
  const excerpt = toExcerpt(reply.body)
  if (reply.status === 0) return { result: 'wrong status', detail: 'no answer', excerpt }
  if (requiresLogin(reply)) {
    const where = reply.redirectedTo === undefined ? reply.status : `leads to ${reply.redirectedTo}`
    return { result: 'wrong status', detail: `asks for a login (${where})`, excerpt }
  }
  return documented.some((status) => status === reply.status)
    ? { result: 'ok', detail: String(reply.status) }
    : {
        result: 'wrong status',
        detail: `${reply.status} instead of ${documented.join(' or ')}`,
        excerpt,
      }
}

function checkBody({ response }: Endpoint, reply: ServerReply): Omit<Row, 'call'>[] {
  const whole = { field: '(answer)', excerpt: toExcerpt(reply.body) }
  if (isHtml(reply)) return [{ ...whole, result: 'wrong type', detail: 'an HTML page' }]
  if (response.kind !== 'json') return []
  // The client ignores the response of some writes.
  if (response.schema().safeParse(undefined).success) return []
  try {
    return checkFields(response.schema(), JSON.parse(reply.body))
  } catch {
    const detail = reply.body === '' ? 'an empty body' : 'not JSON'
    return [{ ...whole, result: 'wrong type', detail }]
  }
}

type SchemaNode = z.core.JSONSchema.BaseSchema
type FieldRow = Omit<Row, 'call'>

interface Field {
  /** `[].serviceLevels[].title`. */
  readonly path: string
  readonly required: boolean
}

/** Checks a body against its schema, field by field. */
function checkFields(schema: z.ZodMiniType, answer: unknown): FieldRow[] {
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
  // A violation inside a union is reported for the whole union.
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

/** A required field that is missing beside an unknown one may have been renamed. */
function withRenameHint<Fault extends { result: Result; detail: string }>(
  fault: Fault,
  field: Field,
  extras: readonly string[],
): Fault {
  if (fault.result !== 'missing') return fault
  return { ...fault, detail: `required${formatRenameHint(field, extras)}` }
}

/** An optional field that no record has is a violation only beside an unknown one. */
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

/** All fields of the schema, including those of lists and objects. */
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

/** The fields of a body that are not in the schema. */
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

/** Whether any record has a value at this path. */
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
