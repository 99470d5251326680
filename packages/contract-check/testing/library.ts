/** A small contract, of books and their authors, and a server that conforms to it. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import type { CheckedContract } from '../conformance.ts'
import type { Finding, JsonSchema } from '../endpoint.ts'
import type { CallableEndpoint } from '../request.ts'

const string = { type: 'string' }
const id = { type: 'integer' }
const author: JsonSchema = {
  type: 'object',
  properties: { id, name: string },
  required: ['id', 'name'],
}
const chapter = {
  type: 'object',
  properties: { title: string, note: string },
  required: ['title'],
}
const bookFields = { authorId: id, chapters: { type: 'array', items: chapter }, price: string }
const book: JsonSchema = {
  type: 'object',
  properties: {
    id,
    ...bookFields,
    blurb: { anyOf: [string, { type: 'null' }] },
    publisher: { anyOf: [author, { type: 'null' }] },
  },
  required: ['id', 'authorId', 'chapters', 'price'],
}

/** What a client that knows required fields and types only cannot read. */
function findViolations(schema: JsonSchema | undefined, body: string): Finding[] {
  const found = new Map<string, Finding>()
  const add = (kind: Finding['kind'], path: string, expected: string, actual: string) =>
    found.set(`${kind} ${path}`, { kind, path, expected, actual, example: '…' })
  function read(part: JsonSchema, value: unknown, path: string): void {
    const [first = part] = part.anyOf ?? []
    if (value === null && part !== first) return
    const actual = Array.isArray(value) ? 'array' : typeof value
    if (value === null) add('null', path, 'another value', 'null')
    else if (value === undefined) add('missing', path, 'another value', 'nothing')
    else if (actual !== String(first.type).replace('integer', 'number'))
      add('wrong-type', path, 'another value', actual)
    else if (Array.isArray(value))
      for (const item of value) read(first.items as JsonSchema, item, `${path}[]`)
    else
      for (const [name, property] of Object.entries(first.properties ?? {})) {
        const inner: unknown = Reflect.get(Object(value), name)
        if (inner !== undefined || first.required?.includes(name))
          read(property as JsonSchema, inner, path === '' ? name : `${path}.${name}`)
      }
  }
  if (schema === undefined) return []
  try {
    read(schema, JSON.parse(body), '')
  } catch {
    add('body', '', 'JSON', 'no JSON')
  }
  return [...found.values()]
}

function createEndpoint(
  name: string,
  call: string,
  statuses: readonly number[],
  schema?: JsonSchema,
): CallableEndpoint {
  const [method = '', path = ''] = call.split(' ')
  return {
    name,
    group: name.split('.')[0] ?? '',
    method,
    path,
    statuses,
    getAnswerSchema: () => schema,
    findViolations: (body) => findViolations(schema, body),
    createRequest: (body) => ({
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  }
}

function createGroup(name: string, schema: JsonSchema) {
  return {
    list: createEndpoint(`${name}.list`, `GET /api/${name}`, [200], {
      type: 'array',
      items: schema,
    }),
    detail: createEndpoint(`${name}.detail`, `GET /api/${name}/{id}`, [200], schema),
    create: createEndpoint(`${name}.create`, `POST /api/${name}`, [201, 200]),
    update: createEndpoint(`${name}.update`, `PUT /api/${name}/{id}`, [200, 204]),
    remove: createEndpoint(`${name}.remove`, `DELETE /api/${name}/{id}`, [204, 200]),
  }
}

export const authors = createGroup('authors', author)
export const books = createGroup('books', book)
const byAuthor = createEndpoint('books.byAuthor', 'GET /api/books/author/{authorId}', [200], {
  type: 'array',
  items: book,
})
const notices = createEndpoint('notices.create', 'POST /api/notices', [201])

const toInput = ({ properties = {}, required = [] }: JsonSchema): JsonSchema => ({
  type: 'object',
  properties,
  required: required.filter((name) => name !== 'id'),
})

export const libraryContract: CheckedContract = {
  endpoints: [...Object.values(authors), ...Object.values(books), byAuthor, notices],
  references: [{ field: 'authorId', to: 'authors' }],
  entities: [
    { name: 'authors', ...authors, inputSchema: toInput(author), references: [] },
    {
      name: 'books',
      ...books,
      inputSchema: toInput(book),
      references: [{ field: 'authorId', to: 'authors' }],
    },
  ].map((entity) => ({ ...entity, hasIdInUpdate: true })),
  samples: { nameFields: ['name', 'title'], values: { price: '9 €' } },
  irreversibleCalls: [{ endpoint: notices, body: undefined, permission: '--notice' }],
}

/** Changes an answer of the server. A call is `GET /api/books`. */
export type Transform = (call: string, response: Response) => Response | Promise<Response>
export type LibraryServer = Awaited<ReturnType<typeof startLibrary>>

type Records = Record<string, unknown>[]

/** Starts a server with one author and one book. */
export async function startLibrary(transform: Transform = (_, response) => response) {
  const tables: Record<string, Records> = {
    authors: [{ id: 1, name: 'Anna' }],
    books: [
      {
        id: 1,
        authorId: 1,
        price: '1 €',
        chapters: [{ title: 'A', note: '' }],
        blurb: null,
        publisher: null,
      },
    ],
  }
  let lastId = 1
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'content-type',
  }

  async function answer(request: IncomingMessage): Promise<Response> {
    const { method, url = '' } = request
    const [, , group = '', ...rest] = url.split('/')
    const records = tables[group] ?? []
    const key = Number(rest.at(-1))
    const index = records.findIndex((record) => record['id'] === key)
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    if (method === 'GET' && rest[0] === 'author')
      return Response.json(
        records.filter(({ authorId }) => authorId === key),
        { headers: cors },
      )
    if (method === 'GET')
      return Response.json(rest.length === 0 ? records : records[index], { headers: cors })
    const body: unknown = method === 'DELETE' ? undefined : JSON.parse(await text(request))
    if (method === 'POST') records.push({ ...Object(body), id: (lastId += 1) })
    if (method === 'PUT') records[index] = { ...records[index], ...Object(body) }
    if (method === 'DELETE') records.splice(index, 1)
    return new Response(null, { status: method === 'POST' ? 201 : 204, headers: cors })
  }

  const server = createServer(async (request, outgoing) => {
    const call = `${request.method} ${request.url}`
    const response = await transform(call, await answer(request))
    if (response.type === 'error') return outgoing.destroy()
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    return outgoing.end(await response.bytes())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    tables,
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
