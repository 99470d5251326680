import { globSync } from 'node:fs'

import * as z from 'zod/mini'
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'

import {
  type Endpoint,
  getPathParameterNames,
  getSuccessStatuses,
  recordIdSchema,
} from '#contract/endpoint.ts'
import { type Contract, type EndpointName, listEndpoints } from '#contract/index.ts'
import type { LazySchema } from '#contract/schema.ts'
import { summaries } from '#contract/summaries.ts'

import { createErrorExamples, createExampleBody, createExampleResponse } from './examples.ts'

/** Creates the OpenAPI 3.1 document of the contract, with examples from the fixtures. */
export async function createOpenApiDocument() {
  const paths: Record<string, Record<string, object>> = {}
  for (const { name, group, endpoint } of listEndpoints()) {
    const operations = (paths[endpoint.path] ??= {})
    operations[endpoint.method.toLowerCase()] = await createOperation(name, group, endpoint)
    if (endpoint.origin === 'site') operations['servers'] = siteServers
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Droit de Cité',
        version: '1.0.0',
        summary: 'What the client asks of a server',
        description: introduction,
        license: { name: 'UNLICENSED', url: 'https://droitdecite.example/mentions-legales' },
      },
      servers: [
        {
          url: 'https://{host}',
          description:
            'The server, as set by `<meta name="api-base-url">`; a path prefix may follow',
          variables: { host: { default: 'api.droitdecite.example' } },
        },
      ],
      security: [],
      paths,
      components: { schemas: namedSchemas, responses: await createSharedErrorResponses() },
    },
    documentOptions,
  )
}

const introduction = [
  'Written from `src/contract` by `npm run openapi`; sections are those of the specification.',
  'The specification documents no sign-in (section 6): who may write is for the server to check, and a',
  '401 or 403 is shown as a refusal. Answers may carry fields that are not named here.',
  'A base address on another origin needs CORS: GET, POST, PUT and DELETE with `content-type`.',
].join('\n')

const siteServers = [
  { url: '/', description: 'A static file of the site itself, under its own base path' },
]

async function createOperation(
  name: EndpointName,
  group: keyof Contract,
  endpoint: Endpoint,
): Promise<ZodOpenApiOperationObject> {
  const parameters = getPathParameterNames(endpoint.path)
  const text = summaries[name]
  const [, summary = text, section] = /^(.*) \(spec (.*)\)$/.exec(text) ?? []
  return {
    operationId: name,
    tags: [group],
    summary,
    description: `Specification, section ${section}. ${responseNotes[endpoint.response.kind]}`,
    ...(parameters.length > 0 && {
      requestParams: {
        path: z.object(
          Object.fromEntries(parameters.map((parameter) => [parameter, recordIdSchema()])),
        ),
      },
    }),
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        content: {
          [requestTypes[endpoint.body.kind]]: {
            schema: endpoint.body.schema(),
            example: await createExampleBody(group, endpoint),
          },
        },
      },
    }),
    responses: {
      ...(await createSuccessResponses(group, endpoint)),
      ...getErrorResponses(endpoint),
    },
  }
}

const responseNotes = {
  json: 'The answer is read as JSON.',
  text: 'The answer is read as text.',
  acknowledgement: 'Only the status of the answer counts: a body is not read.',
}

const requestTypes = { json: 'application/json', multipart: 'multipart/form-data' }

/** One response for each success status, with a body if it can have one. */
async function createSuccessResponses(
  group: keyof Contract,
  endpoint: Endpoint,
): Promise<ZodOpenApiResponsesObject> {
  const content = await createResponseContent(group, endpoint)
  const entries = getSuccessStatuses(endpoint).map((status) => [
    String(status),
    status === 204
      ? { description: 'Done; no body' }
      : { description: status === 201 ? 'Created' : 'Success', ...content },
  ])
  return Object.fromEntries(entries)
}

async function createResponseContent(group: keyof Contract, endpoint: Endpoint) {
  const { response } = endpoint
  if (response.kind === 'acknowledgement') return {}
  const example = await createExampleResponse(group, endpoint)
  return response.kind === 'json'
    ? { content: { 'application/json': { schema: response.schema(), example } } }
    : { content: { 'text/plain': { schema: z.string(), example } } }
}

/** Error responses. The specification says only that their text is logged (spec 7, 8), so text or any JSON is valid. */
const errorResponses = {
  400: { name: 'BadRequest', description: 'A field is missing, unknown or names no record' },
  401: { name: 'NotSignedIn', description: 'The server wants to know who asks' },
  403: { name: 'Forbidden', description: 'The server does not let this person write' },
  404: { name: 'NotFound', description: 'No record has this id' },
  409: { name: 'Conflict', description: 'Other records still refer to this one' },
  '4XX': { name: 'Refused', description: 'The server refuses for another reason' },
  '5XX': { name: 'ServerError', description: 'The server failed; a read is tried again' },
} as const
type ErrorStatus = keyof typeof errorResponses

/** The shared error responses, by name. */
async function createSharedErrorResponses() {
  const texts = await createErrorExamples()
  const entries = Object.entries(errorResponses).map(([status, { name, description }]) => [
    name,
    {
      description,
      content: {
        'text/plain': { schema: z.string(), example: texts[status] ?? description },
        'application/json': { schema: z.unknown() },
      },
    },
  ])
  return Object.fromEntries(entries)
}

/** The error responses of an endpoint, as references to the shared ones. */
function getErrorResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const { method, path, body } = endpoint
  const isWrite = method !== 'GET'
  const statuses: ErrorStatus[] = [
    ...(body === undefined ? [] : ([400] as const)),
    ...(isWrite ? ([401, 403] as const) : []),
    ...(getPathParameterNames(path).includes('id') ? ([404] as const) : []),
    ...(method === 'DELETE' ? ([409] as const) : []),
    '4XX',
    '5XX',
  ]
  return Object.fromEntries(
    statuses.map((status) => [
      `${status}`,
      { $ref: `#/components/responses/${errorResponses[status].name}` },
    ]),
  )
}

const contractDirectory = new URL('../../src/contract/', import.meta.url)
const files = globSync('*.ts', {
  cwd: contractDirectory.pathname,
  exclude: ['*.test.ts', '{endpoint,index,schema,violations}.ts'],
}).toSorted()
const modules = await Promise.all(
  files.map((file): Promise<object> => import(new URL(file, contractDirectory).href)),
)

/** The schemas that entity files export, as functions (`lazily`). The document contains each once, by its name. */
const namedSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, LazySchema<z.ZodMiniType>] => typeof entry[1] === 'function')
    .map(([name, schema]) => [name, schema()]),
)

/**
 * Responses may have unknown fields, so their objects are open. Requests are closed. The bounds of safe integers are a
 * JavaScript limit, not one of the server.
 */
const documentOptions: CreateDocumentOptions = {
  override({ jsonSchema, zodSchema, io }) {
    const { def } = zodSchema._zod
    if (io === 'output' && def.type === 'object' && def.catchall === undefined) {
      delete jsonSchema.additionalProperties
    }
    if (jsonSchema.type === 'integer') {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    }
  },
}
