/**
 * Reads OpenAPI 2, 3.0 and 3.1 documents into one form, in which two documents can be compared. References are resolved
 * within the document only.
 */
import { isRecord } from './read-document.ts'

type Node = Readonly<Record<string, unknown>>

/** One call of a document. */
export interface Operation {
  readonly method: string
  /** As documented: `/api/Visas/{id}`. */
  readonly path: string
  /** Query, header and cookie parameters. */
  readonly parameters: readonly {
    readonly name: string
    readonly place: string
    readonly isRequired: boolean
  }[]
  readonly requestBody: RequestBody | undefined
  /** By status: `200`, `2XX` or `default`. */
  readonly responses: ReadonlyMap<string, Content>
  /** Whether the call goes to another server than the others. */
  readonly hasOwnServer: boolean
}

interface RequestBody {
  readonly isRequired: boolean
  readonly content: Content
}

/** Schemas by content type. */
export type Content = ReadonlyMap<string, Shape>

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

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * All calls of a document, and the paths that may come before theirs, such as `/v1`. Parts that are not as OpenAPI says are
 * skipped.
 */
export function readDocumentedCalls(document: Node) {
  const { resolve, readShape } = createReader(document)
  const operations = Object.entries(toRecord(document['paths'])).flatMap(([path, item]) => {
    const pathItem = resolve(item)
    return methods
      .filter((method) => isRecord(pathItem[method]))
      .map((method) =>
        readOperation(method.toUpperCase(), path, pathItem, toRecord(pathItem[method])),
      )
  })
  return { operations, basePaths: readBasePaths(document) }

  function readOperation(method: string, path: string, pathItem: Node, operation: Node): Operation {
    const parameters = readParameters(pathItem, operation)
    return {
      method,
      path,
      parameters: parameters
        .filter((parameter) => ['query', 'header', 'cookie'].includes(String(parameter['in'])))
        .map((parameter) => ({
          name: String(parameter['name']),
          place: String(parameter['in']),
          isRequired: parameter['required'] === true,
        })),
      requestBody:
        operation['requestBody'] === undefined
          ? readSwaggerBody(parameters, operation)
          : readRequestBody(resolve(operation['requestBody'])),
      responses: new Map(
        Object.entries(toRecord(operation['responses'])).map(([status, response]) => [
          status,
          readResponseContent(resolve(response), operation),
        ]),
      ),
      hasOwnServer: pathItem['servers'] !== undefined || operation['servers'] !== undefined,
    }
  }

  /** A parameter of the operation replaces that of its path with the same name and place. */
  function readParameters(pathItem: Node, operation: Node): Node[] {
    const all = [pathItem, operation].flatMap((node) => toList(node['parameters'])).map(resolve)
    return [
      ...new Map(
        all.map((node) => [`${String(node['in'])} ${String(node['name'])}`, node]),
      ).values(),
    ]
  }

  function readRequestBody(body: Node): RequestBody {
    return { isRequired: body['required'] === true, content: readContent(body['content']) }
  }

  function readContent(content: unknown): Content {
    return new Map(
      Object.entries(toRecord(content)).map(([type, media]) => [
        type,
        readShape(toRecord(media)['schema']),
      ]),
    )
  }

  function readResponseContent(response: Node, operation: Node): Content {
    if (response['schema'] === undefined) return readContent(response['content'])
    const shape = readShape(response['schema'])
    return new Map(listTypes(operation, 'produces').map((type) => [type, shape]))
  }

  /** OpenAPI 2 has bodies and forms among the parameters. */
  function readSwaggerBody(parameters: readonly Node[], operation: Node): RequestBody | undefined {
    const body = parameters.find((parameter) => parameter['in'] === 'body')
    if (body !== undefined) {
      const shape = readShape(body['schema'])
      const content = new Map(listTypes(operation, 'consumes').map((type) => [type, shape]))
      return { isRequired: body['required'] === true, content }
    }
    const fields = parameters.filter((parameter) => parameter['in'] === 'formData')
    if (fields.length === 0) return undefined
    const required = fields.filter((field) => field['required'] === true)
    const shape = readShape({
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field['name'], field])),
      required: required.map((field) => field['name']),
    })
    const formTypes = listTypes(operation, 'consumes').filter((type) => type.includes('form'))
    const types = formTypes.length > 0 ? formTypes : ['multipart/form-data']
    return { isRequired: required.length > 0, content: new Map(types.map((type) => [type, shape])) }
  }

  function listTypes(operation: Node, name: 'consumes' | 'produces'): string[] {
    const types = toList(operation[name] ?? document[name]).map(String)
    return types.length > 0 ? types : ['application/json']
  }
}

function readBasePaths({ basePath, servers }: Node): string[] {
  const addresses = [basePath, ...toList(servers).map((server) => toRecord(server)['url'])]
  const paths = addresses
    .filter((address) => typeof address === 'string')
    .filter((address) => URL.canParse(address, 'https://host'))
    .map((address) => new URL(address, 'https://host').pathname.replace(/\/+$/, ''))
  return [...new Set(paths)]
}

const unknownShape: Shape = {
  types: new Set(),
  properties: new Map(),
  readItems: () => undefined,
  unresolved: undefined,
}

function createReader(document: Node) {
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

function toRecord(value: unknown): Node {
  return isRecord(value) ? value : {}
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
