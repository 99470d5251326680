import { isDeepEqual } from '#domain/deep-equal.ts'

/** The paths of the smallest parts that differ, with their values. A part that has lost a field or an element is named as a whole. */
export function* listChangedFields(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): Generator<[path: string, value: unknown]> {
  if (isDeepEqual(before, after)) return
  if (!isComposite(before) || !isComposite(after) || !hasAllParts(after, before)) {
    yield [path.join('/'), after]
    return
  }
  for (const [key, value] of Object.entries(after))
    yield* listChangedFields(Reflect.get(before, key), value, [...path, key])
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function hasAllParts(after: object, before: object): boolean {
  if (Array.isArray(after) || Array.isArray(before))
    return Array.isArray(after) && Array.isArray(before) && after.length === before.length
  return Object.keys(before).every((key) => Object.hasOwn(after, key))
}

/** A copy of a row with some fields set. A path that leads nowhere makes a record that its schema refuses. */
export function withFields(row: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  const copy: unknown = structuredClone(row)
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('/')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<unknown>(
      (part, key) =>
        isComposite(part) && Object.hasOwn(part, key) ? Reflect.get(part, key) : null,
      copy,
    )
    if (!isComposite(parent)) return null
    // Not an assignment: a file may name `__proto__`.
    Object.defineProperty(parent, last, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  }
  return copy
}
