import type * as z from 'zod/mini'

/** What the owner of an API says of one of its calls. */
interface ApiCall {
  readonly endpoint: string
  /** Without the host, and without what comes before the API there. */
  readonly path: string
  /** The schemas of its JSON bodies. They tell a value of a list from a text that a person typed. */
  readonly requestSchema: (() => z.ZodMiniType) | undefined
  readonly responseSchema: (() => z.ZodMiniType) | undefined
}

/** Undefined for a request that is none of the API. */
export type FindCall = (method: string, pathname: string) => ApiCall | undefined

/**
 * Identifies a call of the API: its method, its path in the API and its query in a fixed order. Undefined for any other
 * request.
 *
 * @example 'GET /api/faq?a=1&b=2' // of 'https://host.example/v2/api/Faq?b=2&a=1'
 */
export function identifyCall(
  findCall: FindCall,
  method: string,
  url: string,
): { readonly request: string; readonly endpoint: string } | undefined {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return undefined
  const { pathname, searchParams } = new URL(url)
  const call = findCall(method, pathname)
  if (call === undefined) return undefined
  searchParams.sort()
  const query = searchParams.size === 0 ? '' : `?${searchParams.toString()}`
  return { request: `${method} ${call.path.toLowerCase()}${query}`, endpoint: call.endpoint }
}
