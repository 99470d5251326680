import type { Endpoint } from '#contract/endpoint.ts'
import { listEndpoints } from '#contract/index.ts'

/** Every endpoint of the contract, in its order. */
export const endpoints = listEndpoints()

/** The endpoint that a request is for: its method and the end of its path, whatever comes before. */
export function findEndpoint(method: string, path: string): (typeof endpoints)[number] | undefined {
  return endpoints.find(
    ({ endpoint }) => endpoint.method === method && toPathPattern(endpoint).test(path),
  )
}

function toPathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
}
