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

function toPathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
}
