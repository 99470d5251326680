import { isRecord } from '../body.ts'
import { createReader, type Node, type Shape, toList, toRecord } from './shapes.ts'

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

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * All calls of a document of OpenAPI 2, 3.0 or 3.1 in one form, and the paths that may come before theirs, such as `/v1`.
 * Parts that are not as OpenAPI says are skipped.
 */
export function readDocumentedCalls(document: Node) {
  const reader = createReader(document)
  const operations = Object.entries(toRecord(document['paths'])).flatMap(([path, item]) => {
    const pathItem = reader.resolve(item)
    return methods
      .filter((method) => isRecord(pathItem[method]))
      .map((method) => {
        const operation = toRecord(pathItem[method])
        return {
          method: method.toUpperCase(),
          path,
          hasOwnServer: pathItem['servers'] !== undefined || operation['servers'] !== undefined,
          ...readOperation(document, pathItem, operation, reader),
        }
      })
  })
  return { operations, basePaths: readBasePaths(document) }
}

type Reader = ReturnType<typeof createReader>

function readOperation(document: Node, pathItem: Node, operation: Node, reader: Reader) {
  const parameters = readParameters(pathItem, operation, reader)
  const listTypes = (name: 'consumes' | 'produces') => {
    const types = toList(operation[name] ?? document[name]).map(String)
    return types.length > 0 ? types : ['application/json']
  }
  return {
    parameters: parameters
      .filter((parameter) => ['query', 'header', 'cookie'].includes(String(parameter['in'])))
      .map((parameter) => ({
        name: String(parameter['name']),
        place: String(parameter['in']),
        isRequired: parameter['required'] === true,
      })),
    requestBody:
      operation['requestBody'] === undefined
        ? readSwaggerBody(parameters, listTypes('consumes'), reader)
        : readRequestBody(reader.resolve(operation['requestBody']), reader),
    responses: new Map(
      Object.entries(toRecord(operation['responses'])).map(([status, part]) => {
        const { content, schema } = reader.resolve(part)
        return [
          status,
          schema === undefined
            ? readContent(content, reader)
            : toContent(listTypes('produces'), reader.readShape(schema)),
        ]
      }),
    ),
  }
}

/** A parameter of the operation replaces that of its path with the same name and place. */
function readParameters(pathItem: Node, operation: Node, { resolve }: Reader): Node[] {
  const all = [pathItem, operation].flatMap((node) => toList(node['parameters'])).map(resolve)
  const byName = new Map(all.map((node) => [`${String(node['in'])} ${String(node['name'])}`, node]))
  return [...byName.values()]
}

function readRequestBody(body: Node, reader: Reader): RequestBody {
  return { isRequired: body['required'] === true, content: readContent(body['content'], reader) }
}

function readContent(content: unknown, { readShape }: Reader): Content {
  return new Map(
    Object.entries(toRecord(content)).map(([type, media]) => [
      type,
      readShape(toRecord(media)['schema']),
    ]),
  )
}

function toContent(types: readonly string[], shape: Shape): Content {
  return new Map(types.map((type) => [type, shape]))
}

/** OpenAPI 2 has bodies and forms among the parameters. */
function readSwaggerBody(
  parameters: readonly Node[],
  types: readonly string[],
  { readShape }: Reader,
): RequestBody | undefined {
  const body = parameters.find((parameter) => parameter['in'] === 'body')
  if (body !== undefined) {
    const content = toContent(types, readShape(body['schema']))
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
  const formTypes = types.filter((type) => type.includes('form'))
  const content = toContent(formTypes.length > 0 ? formTypes : ['multipart/form-data'], shape)
  return { isRequired: required.length > 0, content }
}

function readBasePaths({ basePath, servers }: Node): string[] {
  const addresses = [basePath, ...toList(servers).map((server) => toRecord(server)['url'])]
  const paths = addresses
    .filter((address) => typeof address === 'string')
    .filter((address) => URL.canParse(address, 'https://host'))
    .map((address) => new URL(address, 'https://host').pathname.replace(/\/+$/, ''))
  return [...new Set(paths)]
}
