/**
 * The whole check of a server's response, for `npm run conformance` and the demo toolbar. It converts schemas to JSON
 * Schema, which the client has no use for: the client imports only `violations.ts`.
 */
import * as z from 'zod/mini'

import { type Endpoint, getSuccessStatuses } from './endpoint.ts'
import { type Finding, isHtmlPage, nameType, parseJson, readBody, toExcerpt } from './violations.ts'

export type { Finding, FindingKind } from './violations.ts'

/** What a server answered, from `fetch` in a browser or in Node. */
export interface ServerReply {
  /** 0 without a response; `body` is the reason then. */
  readonly status: number
  readonly body: string
  readonly headers: Headers
  /** The final URL after a redirect. */
  readonly redirectedTo: string | undefined
  readonly durationMs?: number
}

/** A field of the contract's schema for a response. */
interface ResponseField {
  /** `[].serviceLevels[].title`. */
  readonly path: string
  /** Whether any record has an object that could contain the field. */
  readonly isReached: boolean
}

/** How long a response may take before it is reported as slow. */
export const slowMs = 1000

/** Everything in which a response differs from the contract. An empty list means that it conforms. */
export function checkReply(endpoint: Endpoint, reply: ServerReply): Finding[] {
  const status = checkStatus(endpoint, reply)
  if (reply.status === 0) return status
  const rest = isSuccess(reply)
    ? [...checkTransport(endpoint, reply), ...checkBody(endpoint, reply)]
    : []
  return [...status, ...checkDuration(reply), ...rest]
}

/** Whether a finding is a fault of the server. The client works despite the others. */
export function isViolation({ kind, renamedTo }: Finding): boolean {
  return kind === 'unseen' ? renamedTo !== undefined : !harmlessKinds.has(kind)
}

const harmlessKinds: ReadonlySet<Finding['kind']> = new Set([
  'unknown-field',
  'content-type',
  'redirect',
  'slow',
])

/** The fields that a response can have according to its schema; none if its body is not read as JSON. */
export function listResponseFields(endpoint: Endpoint, reply: ServerReply): ResponseField[] {
  const schema = getCheckedSchema(endpoint)
  if (schema === undefined || !isSuccess(reply) || isHtml(reply)) return []
  const { objects } = collectBody(parseJson(reply.body))
  return listFields(toJsonSchema(schema)).map(({ path }) => ({
    path,
    isReached: objects.has(getParentPath(path)),
  }))
}

/** Whether a response is a page. HTML is never a valid response of the API. */
export function isHtml({ body, headers }: ServerReply): boolean {
  return (headers.get('content-type') ?? '').includes('text/html') || isHtmlPage(body)
}

/** Whether the server requires a login, by status or by a redirect to a page. */
export function requiresLogin(reply: ServerReply): boolean {
  return (
    reply.status === 401 ||
    reply.status === 403 ||
    (reply.redirectedTo !== undefined && isHtml(reply))
  )
}

function isSuccess(reply: ServerReply): boolean {
  return reply.status >= 200 && reply.status <= 299 && !requiresLogin(reply)
}

/** A finding about the response as a whole. */
function createFinding(
  kind: Finding['kind'],
  expected: string,
  actual: string,
  body = '',
): Finding {
  return { kind, path: '', expected, actual, ...(body !== '' && { example: toExcerpt(body) }) }
}

function checkStatus(endpoint: Endpoint, reply: ServerReply): Finding[] {
  const { status, body, redirectedTo } = reply
  if (status === 0) return [createFinding('unreachable', 'an answer', `no answer: ${body}`)]
  if (requiresLogin(reply)) {
    const actual =
      redirectedTo === undefined ? `status ${status}` : `a redirect to the page ${redirectedTo}`
    return [createFinding('login', 'no login', actual, body)]
  }
  const documented = getSuccessStatuses(endpoint)
  if (documented.some((success) => success === status)) return []
  return [createFinding('status', `status ${documented.join(' or ')}`, `status ${status}`, body)]
}

function checkDuration({ durationMs = 0 }: ServerReply): Finding[] {
  return durationMs > slowMs
    ? [
        createFinding(
          'slow',
          `an answer within ${slowMs / 1000} s`,
          `an answer after ${(durationMs / 1000).toFixed(1)} s`,
        ),
      ]
    : []
}

/** How a body came, which the client does not look at. */
function checkTransport(endpoint: Endpoint, reply: ServerReply): Finding[] {
  const { headers, body, redirectedTo } = reply
  const findings: Finding[] = []
  if (redirectedTo !== undefined) {
    findings.push(createFinding('redirect', 'no redirect', `a redirect to ${redirectedTo}`))
  }
  const contentType = headers.get('content-type') ?? 'none'
  const needsJson = getCheckedSchema(endpoint) !== undefined && body !== '' && !isHtml(reply)
  if (needsJson && !/[/+]json\b/i.test(contentType)) {
    findings.push(
      createFinding('content-type', 'content type application/json', `content type ${contentType}`),
    )
  }
  return findings
}

function checkBody(endpoint: Endpoint, reply: ServerReply): Finding[] {
  const { body } = reply
  if (isHtml(reply)) return [createFinding('body', 'no HTML', 'an HTML page', body)]
  const violations = readBody(endpoint.response, body).violations ?? []
  const schema = getCheckedSchema(endpoint)
  if (schema === undefined || violations.some(({ path }) => path === '')) {
    return [...violations]
  }

  const fields = listFields(toJsonSchema(schema))
  const answer = collectBody(parseJson(body))
  const unknownFields = findUnknownFields(fields, answer)
  return [
    ...violations.map((finding) => {
      const node = fields.find(({ path }) => path === finding.path)?.node
      const expected = node === undefined ? finding.expected : describeNode(node)
      return finding.kind === 'missing'
        ? withNewNames({ ...finding, expected }, unknownFields)
        : { ...finding, expected }
    }),
    ...findUnseenFields(fields, answer, violations, unknownFields),
    ...unknownFields.map(({ path, value }): Finding => ({
      kind: 'unknown-field',
      path,
      expected: 'no such field',
      actual: 'a field that is not in the contract',
      example: toExcerpt(JSON.stringify(value)),
    })),
  ]
}

/** The schema of a body that the client reads; it ignores the body of some writes. */
function getCheckedSchema({ response }: Endpoint): z.ZodMiniType | undefined {
  if (response.kind !== 'json') return undefined
  const schema = response.schema()
  return schema.safeParse(undefined).success ? undefined : schema
}

type SchemaNode = z.core.JSONSchema.BaseSchema

interface Field {
  readonly path: string
  readonly node: SchemaNode
}

/** A field that a body has. */
interface BodyField {
  readonly path: string
  /** The path of the object that has it. */
  readonly parent: string
  /** The first of its values. */
  readonly value: unknown
}

/** What a body has, with one path for all items of a list. */
interface BodyContents {
  readonly first: unknown
  readonly fields: Map<string, BodyField>
  /** The paths at which there is an object. */
  readonly objects: Set<string>
}

function collectBody(answer: unknown): BodyContents {
  const fields = new Map<string, BodyField>()
  const objects = new Set<string>()
  function collect(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`)
    else if (typeof value === 'object' && value !== null) {
      objects.add(path)
      for (const [name, part] of Object.entries(value)) {
        const field = appendName(path, name)
        if (!fields.has(field)) fields.set(field, { path: field, parent: path, value: part })
        collect(part, field)
      }
    }
  }
  collect(answer, '')
  return { first: Array.isArray(answer) ? answer[0] : answer, fields, objects }
}

function toJsonSchema(schema: z.ZodMiniType): SchemaNode {
  return z.toJSONSchema(schema, { io: 'input' })
}

/** Adds the unknown fields beside a field that is not there: it may have been renamed. */
function withNewNames(finding: Finding, unknownFields: readonly BodyField[]): Finding {
  const parent = getParentPath(finding.path)
  const renamedTo = unknownFields
    .map(({ path }) => path)
    .filter((path) => getParentPath(path) === parent)
  return renamedTo.length === 0
    ? finding
    : {
        ...finding,
        actual: `${finding.actual}; has it become ${renamedTo.join(' or ')}?`,
        renamedTo,
      }
}

/**
 * The fields that no record has although there are records. A required one is a violation already, and the first to
 * which an unknown field may belong: an optional one gets a hint only if there are unknown fields left.
 */
function findUnseenFields(
  fields: readonly Field[],
  answer: BodyContents,
  violations: readonly Finding[],
  unknownFields: readonly BodyField[],
): Finding[] {
  const missing = violations.filter(({ kind }) => kind === 'missing')
  return fields
    .filter(
      ({ path }) =>
        !violations.some((violation) => violation.path === path) &&
        !answer.fields.has(path) &&
        answer.objects.has(getParentPath(path)),
    )
    .map(({ path, node }) =>
      withNewNames(
        {
          kind: 'unseen',
          path,
          expected: `${describeNode(node)}, optional`,
          actual: 'nothing in any record',
          example: toExcerpt(JSON.stringify(answer.first)),
        },
        countBeside(path, unknownFields) > countBeside(path, missing) ? unknownFields : [],
      ),
    )
}

/** How many of these are fields of the same object as a field. */
function countBeside(path: string, others: readonly { readonly path: string }[]): number {
  return others.filter((other) => getParentPath(other.path) === getParentPath(path)).length
}

/** All fields of the schema, including those of lists and objects. */
function listFields(node: SchemaNode, path = ''): Field[] {
  return getVariants(node).flatMap((variant) => {
    const inner = getItems(variant).flatMap((item) => listFields(item, `${path}[]`))
    const properties = Object.entries(variant.properties ?? {}).flatMap(([name, property]) => {
      const field = appendName(path, name)
      return isNode(property)
        ? [{ path: field, node: property }, ...listFields(property, field)]
        : []
    })
    return [...inner, ...properties]
  })
}

/** The fields of a body that the schema lacks in an object whose fields it names. */
function findUnknownFields(fields: readonly Field[], answer: BodyContents): BodyField[] {
  const known = new Set(fields.map(({ path }) => path))
  const parents = new Set(fields.map(({ path }) => getParentPath(path)))
  return [...answer.fields.values()].filter(
    ({ path, parent }) => !known.has(path) && parents.has(parent),
  )
}

function appendName(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getItems({ items }: SchemaNode): SchemaNode[] {
  return isNode(items) ? [items] : []
}

function getVariants(node: SchemaNode): SchemaNode[] {
  const variants = node.anyOf
  return variants === undefined ? [node] : variants.flatMap(getVariants)
}

/** `a string or null`. */
function describeNode(node: SchemaNode): string {
  const types = getVariants(node).flatMap(({ type = 'value' }) => type)
  return [...new Set(types)].map((type) => (type === 'null' ? type : nameType(type))).join(' or ')
}

function getParentPath(path: string): string {
  return path.replace(/(?:\.|^)[^.[\]]+$/, '')
}
