import { describe, expect, it } from 'vitest'

import { compareDocuments, formatComparison } from './compare-documents.ts'
import { parseDocument } from './parse-document.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a JSON document of any shape, which tests change freely
type Json = any

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const listOf = (name: string) => ({ type: 'array', items: refer(name) })
const object = (properties: object, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})
const text = { type: 'string' }
const id = { type: 'integer' }
const byId = { name: 'id', in: 'path', required: true, schema: id }
const done = { 200: { description: 'Done' }, 204: { description: 'Done' } }
const created = { 201: { description: 'Created' }, 200: { description: 'Created' } }

const ours = JSON.stringify({
  openapi: '3.1.0',
  servers: [{ url: 'https://{host}' }],
  paths: {
    '/api/Country': {
      get: { responses: { 200: json(listOf('Country')) } },
      post: { requestBody: json(refer('CountryInput')), responses: created },
    },
    '/api/Intervention': { get: { responses: { 200: json(listOf('Intervention')) } } },
    '/api/Intervention/{id}': {
      get: { parameters: [byId], responses: { 200: json(refer('Intervention')) } },
    },
    '/api/Tags': {
      get: { responses: { 200: json(listOf('Tag')) } },
      post: { requestBody: json(refer('TagInput')), responses: { 201: json(refer('Tag')) } },
    },
    '/api/Faq': {
      get: { responses: { 200: json(listOf('Faq')) } },
      post: { requestBody: json(refer('FaqInput')), responses: created },
    },
    '/api/Faq/{id}': {
      put: { parameters: [byId], requestBody: json(refer('FaqInput')), responses: done },
    },
    '/api/Mail': {
      post: {
        requestBody: { content: { 'multipart/form-data': { schema: refer('Mail') } } },
        responses: { 200: { content: { 'text/plain': { schema: text } } } },
      },
    },
    '/lawyers.json': {
      servers: [{ url: '/' }],
      get: { responses: { 200: json({ type: 'array', items: object({ name: text }) }) } },
    },
  },
  components: {
    schemas: {
      Country: object({ id, name: text }),
      CountryInput: object({ name: text }),
      ServiceLevel: object({ levelNumber: id, title: text }),
      Intervention: object({ id, serviceLevels: listOf('ServiceLevel') }),
      Tag: object({ id, name: text }),
      TagInput: object({ name: text }),
      Faq: object({ id, question: text, response: text, visaName: text }, ['visaName']),
      FaqInput: object({ question: text, response: text }),
      Mail: object({ recipient: text, subject: text }),
    },
  },
})

/** Compares a changed copy of our document with ours. */
function compare(change: (document: Json) => void) {
  const theirs: Json = JSON.parse(ours)
  change(theirs)
  return compareDocuments(JSON.parse(ours), theirs)
}
const findBreaks = (change: (document: Json) => void) =>
  compare(change).breaking.map(({ call, part }) => `${call} ${part}`.trim())

function rename(schema: Json, from: string, to: string): void {
  schema.properties[to] = schema.properties[from]
  delete schema.properties[from]
  schema.required = schema.required?.map((name: string) => (name === from ? to : name))
}
const getBody = (operation: Json) => operation.requestBody.content['application/json'].schema

const nothing = { breaking: [], added: [], missing: [] }

describe('two documents', () => {
  it('do not differ if they are the same', () => {
    expect(compare(() => {})).toEqual(nothing)
  })

  it('differ in exactly three renamed fields and a status', () => {
    const comparison = compare(({ components: { schemas }, paths }) => {
      rename(schemas.Faq, 'response', 'answer')
      rename(schemas.ServiceLevel, 'title', 'name')
      rename(schemas.FaqInput, 'question', 'text')
      const { responses } = paths['/api/Country'].post
      responses['202'] = responses['201']
      delete responses['201']
    })
    expect(comparison.breaking).toEqual([
      {
        call: 'POST /api/Country',
        part: 'status',
        detail: '202, where the client expects 200 or 201',
      },
      ...['GET /api/Intervention', 'GET /api/Intervention/{id}'].map((call) => ({
        call,
        part: `answer ${call.endsWith('}') ? '' : '[].'}serviceLevels[].title`,
        detail: 'not documented, but the client needs it; is it name?',
      })),
      {
        call: 'GET /api/Faq',
        part: 'answer [].response',
        detail: 'not documented, but the client needs it; is it answer?',
      },
      ...['POST /api/Faq', 'PUT /api/Faq/{id}'].map((call) => ({
        call,
        part: 'request text',
        detail: 'required, but the client does not send it; is it question?',
      })),
    ])
  })

  it('suggest a new name only where it can be one', () => {
    const { breaking, missing } = compare(({ components: { schemas } }) => {
      rename(schemas.Faq, 'response', 'answer')
      delete schemas.Faq.properties.visaName
      rename(schemas.FaqInput, 'response', 'answer')
      schemas.FaqInput.properties.id = { type: 'integer' }
      schemas.FaqInput.required.push('id')
    })
    const details = [...breaking, ...missing]
      .filter(({ call, part }) => !call.startsWith('PUT') && part !== 'request response')
      .map(({ part, detail }) => `${part}: ${detail}`)
    expect(details).toEqual([
      'answer [].response: not documented, but the client needs it; is it answer?',
      'request answer: required, but the client does not send it; is it response?',
      'request id: required, but the client does not send it',
      'answer [].visaName: not documented; the client works without it',
    ])
  })

  it.each<[string, (document: Json) => void, string[]]>([
    ['a missing path', ({ paths }) => delete paths['/api/Tags'], ['GET', 'POST']],
    ['a missing method', ({ paths }) => delete paths['/api/Tags'].post, ['POST']],
    [
      'a retyped required field',
      ({ components: { schemas } }) => (schemas.Tag.properties.id = { type: 'string' }),
      ['GET answer [].id', 'POST answer id'],
    ],
    [
      'a decimal where an integer is read',
      ({ components: { schemas } }) => (schemas.Tag.properties.id = { type: 'number' }),
      ['GET answer [].id', 'POST answer id'],
    ],
    [
      'a retyped request field',
      ({ paths }) => (getBody(paths['/api/Tags'].post).properties = { name: { type: 'integer' } }),
      ['POST request name'],
    ],
    [
      'another content type',
      ({ paths }) => {
        const { requestBody } = paths['/api/Tags'].post
        requestBody.content = { 'application/xml': { schema: {} } }
      },
      ['POST request'],
    ],
    [
      'no documented answer',
      ({ paths }) => (paths['/api/Tags'].get.responses = { 200: { description: 'Success' } }),
      ['GET answer'],
    ],
    ['no success status', ({ paths }) => (paths['/api/Tags'].get.responses = {}), ['GET status']],
    [
      'a required query parameter',
      ({ paths }) => {
        paths['/api/Tags'].get.parameters = [{ name: 'page', in: 'query', required: true }]
      },
      ['GET request page'],
    ],
    [
      'a reference to another document',
      ({ paths }) => {
        paths['/api/Tags'].get.responses['200'].content['application/json'].schema = {
          $ref: 'https://other.example/schemas.json#/Tags',
        }
      },
      ['GET answer'],
    ],
  ])('%s breaks the client', (_, change, expected) => {
    const breaks = findBreaks((document) => {
      // Before the change: the request schema of a tag is shared by reference.
      document.paths['/api/Tags'].post.requestBody.content['application/json'].schema =
        structuredClone(document.components.schemas.TagInput)
      change(document)
    })
    expect(breaks.filter((line) => line.includes('/api/Tags'))).toEqual(
      expected.map((line) => line.replace(/^\w+/, '$& /api/Tags')),
    )
  })

  it('differ in the case of a path only', () => {
    const { breaking, added } = compare(({ paths }) => {
      paths['/api/tags'] = paths['/api/Tags']
      delete paths['/api/Tags']
    })
    expect(breaking.map(({ detail }) => detail)).toEqual(
      Array(2).fill('differs in case: /api/tags'),
    )
    expect(added).toEqual([])
  })

  it('may have new calls and fields', () => {
    const { breaking, added } = compare(({ paths, components: { schemas } }) => {
      paths['/api/Payment'] = { get: { responses: {} } }
      schemas.Tag.properties.colour = { type: 'string' }
      schemas.FaqInput.properties.rank = { type: 'integer' }
    })
    expect(breaking).toEqual([])
    expect(added.map(({ call, part }) => `${call} ${part}`.trim())).toContain('GET /api/Payment')
    expect(added).toContainEqual(
      expect.objectContaining({ call: 'GET /api/Tags', part: 'answer [].colour' }),
    )
    expect(added).toContainEqual(
      expect.objectContaining({ call: 'POST /api/Faq', part: 'request rank' }),
    )
  })

  it('may lack what the client does not need', () => {
    const comparison = compare(({ paths, components: { schemas } }) => {
      delete paths['/lawyers.json']
      delete schemas.Faq.properties.visaName
      delete paths['/api/Country'].post.responses['200']
    })
    expect(comparison).toMatchObject({
      breaking: [],
      added: [],
      missing: [
        { call: 'GET /api/Faq', part: 'answer [].visaName' },
        { call: 'GET /lawyers.json', part: '' },
      ],
    })
    expect(formatComparison('swagger.json', comparison)).toMatch(
      /^Fits the client: 0 breaking, 0 new, 2 missing\.$/m,
    )
  })

  it('may name parameters differently, and have a base path', () => {
    const comparison = compare((document) => {
      delete document.paths['/lawyers.json']
      document.servers = [{ url: 'https://api.example/api/' }]
      document.paths = Object.fromEntries(
        Object.entries(document.paths).map(([path, item]) => [
          path.replace(/^\/api/, '').replace('{id}', '{key}'),
          item,
        ]),
      )
    })
    expect(comparison).toMatchObject({ breaking: [], added: [] })
  })

  it('may contain cycles and parts that are not as OpenAPI says', () => {
    const { breaking } = compare(({ components: { schemas }, paths }) => {
      schemas.Tag.properties.parent = { $ref: '#/components/schemas/Tag' }
      schemas.Tag.allOf = [{ $ref: '#/components/schemas/Tag' }]
      schemas.Country = { $ref: '#/components/schemas/Country' }
      paths['/api/Broken'] = { get: 3, post: { parameters: {}, responses: [null], requestBody: 1 } }
      paths['/api/Empty'] = null
    })
    expect(breaking.map(({ call, detail }) => `${call}: ${detail}`)).toEqual([
      'GET /api/Country: cannot be compared: "#/components/schemas/Country" is not in the document',
    ])
  })

  it('ends for schemas that contain each other a thousand times', () => {
    const comparison = compare(({ components: { schemas } }) => {
      for (let level = 0; level < 1000; level++) {
        const next = { $ref: `#/components/schemas/Level${level + 1}` }
        schemas[`Level${level}`] = { allOf: [next, next] }
      }
      schemas.Level1000 = schemas.Tag
      schemas.Tag = { $ref: '#/components/schemas/Level0' }
    })
    expect(comparison).toEqual(nothing)
  })
})

/** Our document in OpenAPI 2. */
function toSwagger({ paths, components }: Json): Json {
  const { schemas } = components
  const operations = Object.values<Json>(paths).flatMap((item) => Object.values<Json>(item))
  for (const operation of operations.filter(({ responses }) => responses !== undefined)) {
    const [body] = Object.entries<Json>(operation.requestBody?.content ?? {})
    delete operation.requestBody
    operation.parameters ??= []
    if (body?.[0] === 'multipart/form-data') {
      for (const [name, schema] of Object.entries<Json>(schemas.Mail.properties))
        operation.parameters.push({ ...schema, name, in: 'formData', required: true })
    } else if (body !== undefined) {
      const { schema } = body[1]
      operation.parameters.push({ name: 'body', in: 'body', required: true, schema })
    }
    for (const response of Object.values<Json>(operation.responses)) {
      response.schema = response.content?.['application/json']?.schema
      delete response.content
    }
  }
  const swagger = JSON.stringify({ swagger: '2.0', basePath: '/', paths, definitions: schemas })
  return JSON.parse(swagger.replaceAll('#/components/schemas/', '#/definitions/'))
}

it('reads OpenAPI 2', () => {
  const swagger = toSwagger(JSON.parse(ours))
  expect(compareDocuments(JSON.parse(ours), swagger)).toEqual(nothing)
  rename(swagger.definitions.Tag, 'name', 'label')
  const mail = swagger.paths['/api/Mail'].post
  mail.parameters[0].name = 'to'
  const { breaking } = compareDocuments(JSON.parse(ours), swagger)
  expect(breaking.map(({ call, part }) => `${call} ${part}`)).toEqual([
    'GET /api/Tags answer [].name',
    'POST /api/Tags answer name',
    'POST /api/Mail request to',
  ])
})

describe('a document that cannot be compared', () => {
  it.each([
    ['is not JSON', 'swagger', /is not JSON/],
    ['is cut off', ours.slice(0, 1000), /is not JSON/],
    ['is empty', ' ', /is empty/],
    ['is YAML', '# comment\nopenapi: 3.0.1\npaths:\n', /is YAML/],
    ['is a page', '<!DOCTYPE html><title>Swagger UI', /is an HTML page.*swagger\.json/],
    ['is something else', '{"name":"x"}', /no OpenAPI document/],
    ['is a list', '[]', /no OpenAPI document/],
    ['has no calls', '{"openapi":"3.0.1"}', /no OpenAPI document/],
    ['is of an unknown version', '{"openapi":"4.0.0","paths":{}}', /version 2 or 3/],
  ])('%s', (_, body, message) => {
    expect(() => parseDocument('https://host/swagger.json', body)).toThrow(message)
    expect(() => parseDocument('https://host/swagger.json', body)).toThrow('https://host/')
  })

  it('is read with a byte order mark', () => {
    expect(parseDocument('swagger.json', `\uFEFF${ours}`)).toHaveProperty('paths')
  })
})
