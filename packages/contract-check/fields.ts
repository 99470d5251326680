/** The fields that a schema has, beside those that a body has. A path stands for all items of a list. */
import { appendName, isRecord, toExcerpt } from './body.ts'
import type { Finding, JsonSchema } from './endpoint.ts'

interface SchemaField {
  /** `[].serviceLevels[].title`. */
  readonly path: string
  readonly schema: JsonSchema
}

/** All fields of a schema, including those of lists and objects. */
export function listFields(schema: JsonSchema, path = ''): SchemaField[] {
  return getVariants(schema).flatMap(({ items, properties = {} }) => [
    ...(isRecord(items) ? listFields(items, `${path}[]`) : []),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const field = appendName(path, name)
      return isRecord(property)
        ? [{ path: field, schema: property }, ...listFields(property, field)]
        : []
    }),
  ])
}

interface BodyFields {
  /** The first value of each field. */
  readonly values: ReadonlyMap<string, unknown>
  /** The paths at which there is an object. */
  readonly objects: ReadonlySet<string>
}

export function collectFields(body: unknown): BodyFields {
  const values = new Map<string, unknown>()
  const objects = new Set<string>()
  function collect(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const item of value) collect(item, `${path}[]`)
    else if (isRecord(value)) {
      objects.add(path)
      for (const [name, part] of Object.entries(value)) {
        const field = appendName(path, name)
        if (!values.has(field)) values.set(field, part)
        collect(part, field)
      }
    }
  }
  collect(body, '')
  return { values, objects }
}

/** The object that has a field. */
export function getParent(path: string): string {
  return path.replace(/(?:\.|^)[^.[\]]+$/, '')
}

/** Adds to what a client cannot read of a body the fields that only one side has, and what may have been renamed. */
export function compareFields(
  schema: JsonSchema,
  body: unknown,
  violations: readonly Finding[],
): Finding[] {
  const fields = listFields(schema)
  const { values, objects } = collectFields(body)
  const known = new Set(fields.map(({ path }) => path))
  const parents = new Set([...known].map(getParent))
  const unknownPaths = [...values.keys()].filter(
    (path) => !known.has(path) && parents.has(getParent(path)),
  )
  const wrongPaths = new Set(violations.map(({ path }) => path))
  const missingPaths = violations.filter(({ kind }) => kind === 'missing').map(({ path }) => path)
  const unseen = fields.filter(
    ({ path }) => !wrongPaths.has(path) && !values.has(path) && objects.has(getParent(path)),
  )
  return [
    ...violations.map((finding) => {
      const field = fields.find(({ path }) => path === finding.path)
      const expected = field === undefined ? finding.expected : describeSchema(field.schema)
      const described = { ...finding, expected }
      return finding.kind === 'missing' ? withNewNames(described, unknownPaths) : described
    }),
    ...unseen.map(({ path, schema: fieldSchema }) => {
      const finding: Finding = {
        kind: 'unseen',
        path,
        expected: `${describeSchema(fieldSchema)}, optional`,
        actual: 'nothing in any record',
        example: toExcerpt(JSON.stringify(Array.isArray(body) ? body[0] : body)),
      }
      // Unknown fields belong to the missing ones first.
      const hasUnknownLeft = countBeside(path, unknownPaths) > countBeside(path, missingPaths)
      return hasUnknownLeft ? withNewNames(finding, unknownPaths) : finding
    }),
    ...unknownPaths.map((path): Finding => ({
      kind: 'unknown-field',
      path,
      expected: 'no such field',
      actual: 'a field that is not in the contract',
      example: toExcerpt(JSON.stringify(values.get(path))),
    })),
  ]
}

/** Adds the unknown fields beside a field that is not there: it may have been renamed. */
function withNewNames(finding: Finding, unknownPaths: readonly string[]): Finding {
  const renamedTo = unknownPaths.filter((path) => getParent(path) === getParent(finding.path))
  if (renamedTo.length === 0) return finding
  const actual = `${finding.actual}; has it become ${renamedTo.join(' or ')}?`
  return { ...finding, actual, renamedTo }
}

/** How many of these are fields of the same object as a field. */
function countBeside(path: string, others: readonly string[]): number {
  return others.filter((other) => getParent(other) === getParent(path)).length
}

function getVariants(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf?.flatMap(getVariants) ?? [schema]
}

/** `a string or null`. */
function describeSchema(schema: JsonSchema): string {
  const types = getVariants(schema).flatMap(({ type = 'value' }) => type)
  return [...new Set(types)].map(nameType).join(' or ')
}

function nameType(type: string): string {
  if (type === 'null') return type
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`
}
