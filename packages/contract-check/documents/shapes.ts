/** Reads the schemas of OpenAPI 2, 3.0 and 3.1. References are resolved within the document only. */
import { isRecord } from '../body.ts'

export type Node = Readonly<Record<string, unknown>>

/** What a schema says about a value. Parts are read on demand, because schemas may contain themselves. */
export interface Shape {
  /** JSON types; empty if the schema does not say. */
  readonly types: ReadonlySet<string>
  readonly properties: ReadonlyMap<string, Property>
  readonly readItems: () => Shape | undefined
  /** A reference that leads nowhere within the document. */
  readonly unresolved: string | undefined
}

interface Property {
  readonly isRequired: boolean
  readonly readShape: () => Shape
}

const unknownShape: Shape = {
  types: new Set(),
  properties: new Map(),
  readItems: () => undefined,
  unresolved: undefined,
}

/** Reads the parts of a document. */
export function createReader(document: Node) {
  /** Saves schemas that many others contain from being read each time, and ends cycles. */
  const shapes = new Map<Node, Shape>()

  return { resolve: (node: unknown) => resolveReference(node).node, readShape }

  function readShape(schema: unknown): Shape {
    // A schema may be `true`: anything.
    if (!isRecord(schema)) return unknownShape
    const known = shapes.get(schema)
    if (known !== undefined) return known
    shapes.set(schema, unknownShape)
    const { node, unresolved } = resolveReference(schema)
    const shape =
      unresolved === undefined
        ? mergeAllOf(node === schema ? readParts(node) : [readShape(node)])
        : { ...unknownShape, unresolved }
    shapes.set(schema, shape)
    return shape
  }

  function readParts(node: Node): Shape[] {
    const alternatives = [node['oneOf'], node['anyOf']].map(toList)
    return [
      readOwnKeywords(node),
      ...toList(node['allOf']).map(readShape),
      ...alternatives
        .filter(({ length }) => length > 0)
        .map((list) => mergeOneOf(list.map(readShape))),
    ]
  }

  function readOwnKeywords(node: Node): Shape {
    const required = new Set(toList(node['required']))
    const { items } = node
    return {
      types: readTypes(node),
      properties: new Map(
        Object.entries(toRecord(node['properties'])).map(([name, property]) => [
          name,
          { isRequired: required.has(name), readShape: () => readShape(property) },
        ]),
      ),
      readItems: () => (items === undefined ? undefined : readShape(items)),
      unresolved: undefined,
    }
  }

  function resolveReference(start: unknown): { node: Node; unresolved?: string } {
    const seen = new Set<unknown>()
    let node = start
    while (isRecord(node) && typeof node['$ref'] === 'string') {
      const reference = node['$ref']
      if (seen.has(node)) return { node: {}, unresolved: reference }
      seen.add(node)
      node = reference.startsWith('#') ? findPart(document, reference.slice(1)) : undefined
      if (node === undefined) return { node: {}, unresolved: reference }
    }
    return { node: toRecord(node) }
  }
}

/** The part of a document at a JSON pointer, such as `/components/schemas/Visa`. */
function findPart(document: Node, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  return names.reduce<unknown>((part, name) => {
    const key = decodeName(name).replaceAll('~1', '/').replaceAll('~0', '~')
    return typeof part === 'object' && part !== null && Object.hasOwn(part, key)
      ? (part as Node)[key]
      : undefined
  }, document)
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function readTypes(node: Node): ReadonlySet<string> {
  const { type, properties, items } = node
  const named = toList(typeof type === 'string' ? [type] : type).map(String)
  // A file is whatever its form sends.
  if (named.includes('file')) return new Set()
  if (named.length > 0) return new Set(named)
  const values = 'const' in node ? [node['const']] : toList(node['enum'])
  if (values.length > 0) return new Set(values.map(getJsonType))
  if (properties !== undefined) return new Set(['object'])
  return new Set(items === undefined ? [] : ['array'])
}

function getJsonType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** `allOf`. The types are those of any, and of a property that several declare the first shape counts. */
function mergeAllOf(shapes: readonly Shape[]): Shape {
  const properties = new Map<string, Property>()
  for (const [name, property] of shapes.flatMap((shape) => [...shape.properties])) {
    const known = properties.get(name)
    properties.set(name, {
      readShape: known?.readShape ?? property.readShape,
      isRequired: property.isRequired || known?.isRequired === true,
    })
  }
  return {
    types: new Set(shapes.flatMap(({ types }) => [...types])),
    properties,
    readItems: once(() =>
      shapes.map(({ readItems }) => readItems()).find((items) => items !== undefined),
    ),
    unresolved: shapes.find(({ unresolved }) => unresolved !== undefined)?.unresolved,
  }
}

/** Remembers a result. Without it, schemas that contain another one twice would be read 2, 4, 8… times. */
function once<Value>(read: () => Value): () => Value {
  let result: { readonly value: Value } | undefined
  return () => (result ??= { value: read() }).value
}

/** `oneOf` and `anyOf`, read like `allOf`, but a property is required only if each object requires it. */
function mergeOneOf(shapes: readonly Shape[]): Shape {
  const objects = shapes.filter(({ properties }) => properties.size > 0)
  const { properties, ...rest } = mergeAllOf(shapes)
  return {
    ...rest,
    types: shapes.some(({ types }) => types.size === 0) ? new Set() : rest.types,
    properties: new Map(
      Array.from(properties, ([name, property]) => {
        const isRequired = objects.every((shape) => shape.properties.get(name)?.isRequired === true)
        return [name, { ...property, isRequired }]
      }),
    ),
  }
}

/** A part of a document that should be an object. */
export function toRecord(value: unknown): Node {
  return isRecord(value) ? value : {}
}

/** A part of a document that should be a list. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
