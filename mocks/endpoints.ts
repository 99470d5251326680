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

/** The end of a path that the contract knows, without what comes before the API on that host. */
export function getApiPath({ path }: Endpoint, pathname: string): string {
  const [start = ''] = path.split('{')
  return pathname.slice(pathname.toLowerCase().lastIndexOf(start.toLowerCase()))
}

function toPathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
}
