import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'

import {
  type AnswerBody,
  type Endpoint,
  type EndpointGroup,
  recordId,
  type RequestBody,
} from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

const fault = { 'text/plain': { schema: z.string() } }

/** The OpenAPI 3.1 document of the contract: every call under the API's base address. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const [groupName, group] of Object.entries<EndpointGroup>(contract)) {
    for (const [endpointName, endpoint] of Object.entries(group)) {
      if (endpoint.origin === 'site') continue
      paths[endpoint.path] ??= {}
      const operations = paths[endpoint.path] ?? {}
      operations[endpoint.method.toLowerCase()] = operationOf(groupName, endpointName, endpoint)
    }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Droit de Cité',
      version: '1.0.0',
      description:
        'What the client asks of a server. Written from src/contract by `npm run openapi`.',
    },
    paths,
  })
}

function operationOf(group: string, name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const parameters = Array.from(
    endpoint.path.matchAll(/\{(\w+)\}/g),
    ([, parameter = '']) => parameter,
  )
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: endpoint.summary,
    ...(parameters.length > 0 && {
      requestParams: {
        path: z.object(Object.fromEntries(parameters.map((parameter) => [parameter, recordId]))),
      },
    }),
    ...(endpoint.body !== undefined && {
      requestBody: { required: true, content: requestContent(endpoint.body) },
    }),
    responses: {
      [`${endpoint.status}`]: { description: 'Success', ...answerContent(endpoint.answer) },
      default: { description: 'Any other status; the body is a text for the log', content: fault },
    },
  }
}

function requestContent(body: RequestBody) {
  return body.kind === 'json'
    ? { 'application/json': { schema: body.schema } }
    : { 'multipart/form-data': { schema: body.schema } }
}

function answerContent(answer: AnswerBody) {
  switch (answer.kind) {
    case 'json':
      return { content: { 'application/json': { schema: answer.schema } } }
    case 'text':
      return { content: { 'text/plain': { schema: z.string() } } }
    case 'acknowledgement':
      return {}
  }
}
