import type { Endpoint, EndpointGroup } from '#contract/endpoint.ts'
import { contract, type EndpointName } from '#contract/index.ts'

interface NamedEndpoint {
  readonly name: EndpointName
  readonly endpoint: Endpoint
}

/** Every endpoint of the contract, in its order. */
export const endpoints: readonly NamedEndpoint[] = Object.entries<EndpointGroup>(contract).flatMap(
  ([group, members]) =>
    Object.entries(members).map(([name, endpoint]) => ({
      name: `${group}.${name}` as EndpointName,
      endpoint,
    })),
)

/** The endpoint that a request is for: its method and the end of its path, whatever comes before. */
export function endpointOf(method: string, path: string): NamedEndpoint | undefined {
  return endpoints.find(
    ({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(path),
  )
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
}
