import * as z from 'zod/mini'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'

import {
  type Endpoint,
  getPathParameterNames,
  recordIdSchema,
  type RequestBody,
  getSuccessStatuses,
} from '#contract/endpoint.ts'
import { listEndpoints, type Contract } from '#contract/index.ts'

import { createExampleResponse, createExampleBody } from './examples.ts'
import { getErrorResponses, createSharedErrorResponses } from './error-responses.ts'
import { namedSchemas, documentOptions } from './schemas.ts'

/** The OpenAPI 3.1 document of the contract: every call there is, with examples from the fixtures. */
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
  name: string,
  group: keyof Contract,
  endpoint: Endpoint,
): Promise<ZodOpenApiOperationObject> {
  const parameters = getPathParameterNames(endpoint.path)
  const [, summary = endpoint.summary, section] =
    /^(.*) \(spec (.*)\)$/.exec(endpoint.summary) ?? []
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
        content: createRequestContent(endpoint.body, await createExampleBody(group, endpoint)),
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

function createRequestContent(body: RequestBody, example: unknown) {
  return body.kind === 'json'
    ? { 'application/json': { schema: body.schema(), example } }
    : { 'multipart/form-data': { schema: body.schema(), example } }
}

/** Each status of success, the body in those that can have one. */
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
  switch (response.kind) {
    case 'json': {
      const example = await createExampleResponse(group, endpoint)
      return { content: { 'application/json': { schema: response.schema(), example } } }
    }
    case 'text': {
      const example = await createExampleResponse(group, endpoint)
      return { content: { 'text/plain': { schema: z.string(), example } } }
    }
    case 'acknowledgement':
      return {}
  }
}
