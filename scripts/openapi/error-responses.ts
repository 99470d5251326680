import * as z from 'zod/mini'
import type { ZodOpenApiComponentsObject, ZodOpenApiResponsesObject } from 'zod-openapi'

import { type Endpoint, getPathParameterNames } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

import { createErrorExamples } from './examples.ts'

/**
 * What a server answers when it does not do what was asked. The specification says nothing of these
 * bodies but that their text is logged (spec 7, 8), so a text or any JSON will do.
 */
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

/** The responses that operations share, by their names. */
export async function createSharedErrorResponses(): Promise<
  NonNullable<ZodOpenApiComponentsObject['responses']>
> {
  const texts = await createErrorExamples(contract)
  const entries = Object.entries(errorResponses).map(([status, { name, description }]) => [
    name,
    {
      description,
      content: {
        'text/plain': { schema: z.string(), example: texts[Number(status)] ?? description },
        'application/json': { schema: z.unknown() },
      },
    },
  ])
  return Object.fromEntries(entries)
}

/** Which refusals an endpoint can meet, as references to the shared ones. */
export function getErrorResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
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
