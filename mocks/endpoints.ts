import type { FindCall } from 'recording'

import type { Endpoint } from '#contract/endpoint.ts'
import { listEndpoints } from '#contract/index.ts'

/** All endpoints of the contract. */
export const endpoints = listEndpoints()
const pathPatterns = new Map(endpoints.map(({ endpoint }) => [endpoint, toPathPattern(endpoint)]))

/** Finds the endpoint of a request by its method and the end of its path. */
export function findEndpoint(method: string, path: string): (typeof endpoints)[number] | undefined {
  return endpoints.find(
    ({ endpoint }) => endpoint.method === method && pathPatterns.get(endpoint)?.test(path),
  )
}

/** What the recording of calls asks about a request. */
export const findCall: FindCall = (method, pathname) => {
  const match = findEndpoint(method, pathname)
  if (match === undefined) return undefined
  const { body, response } = match.endpoint
  return {
    endpoint: match.name,
    path: getApiPath(match.endpoint, pathname),
    requestSchema: body?.schema,
    responseSchema: response.kind === 'json' ? response.schema : undefined,
  }
}

/** The end of a path that the contract knows, without what comes before the API on that host. */
export function getApiPath({ path }: Endpoint, pathname: string): string {
  const [start = ''] = path.split('{')
  return pathname.slice(pathname.toLowerCase().lastIndexOf(start.toLowerCase()))
}

function toPathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
}
