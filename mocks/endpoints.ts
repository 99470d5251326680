import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'

/** Every endpoint of the contract, in its order. */
export const endpoints = allEndpoints()

/** The endpoint that a request is for: its method and the end of its path, whatever comes before. */
export function endpointOf(method: string, path: string): (typeof endpoints)[number] | undefined {
  return endpoints.find(
    ({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(path),
  )
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
}
