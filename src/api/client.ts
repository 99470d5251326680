import type { Endpoint, RequestBody } from '#contract/endpoint.ts'
import { readBody } from '#contract/violations.ts'
import { waitIfLeaving } from '#platform/leaving.ts'

import type { GetAuthorizationHeaders } from './authorization.ts'
import type { ApiCredentials, BaseUrls } from './configuration.ts'
import { ApiError, CallError, ContractError, NetworkError, TimeoutError } from './errors.ts'

/** The timeout of a call. */
const timeoutMs = 15_000

/** Sends a request: `fetch`, or the mock. */
export type FetchFn = (request: Request) => Promise<Response>

/** The arguments of a call; `api.ts` types them for each endpoint. */
export interface CallInput {
  /** The values of the path parameters. */
  readonly parameters?: Readonly<Record<string, number>> | undefined
  readonly body?: unknown
}

export interface ClientOptions {
  readonly credentials?: ApiCredentials
  readonly getHeaders?: GetAuthorizationHeaders
}

/**
 * Creates the function that calls the endpoints of one server. It sends one request and returns the answer, parsed with
 * the endpoint's schema.
 *
 * @throws ApiError for a status other than 2xx, ContractError for an answer of another shape,
 *   NetworkError when no answer came, TimeoutError after 15 s; an `AbortError` when `signal` aborts.
 */
export function createCall(
  baseUrls: BaseUrls,
  fetchFn: FetchFn,
  { credentials = 'same-origin', getHeaders }: ClientOptions,
) {
  return async (
    name: string,
    endpoint: Endpoint,
    input: CallInput,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    try {
      const request = new Request(toRequestUrl(baseUrls, endpoint, input.parameters ?? {}), {
        ...toRequestInit(endpoint, input.body, signal),
        credentials,
      })
      // Files of the site need no authorization.
      if (getHeaders !== undefined && endpoint.origin === 'api') {
        for (const [header, value] of Object.entries(await getHeaders()))
          request.headers.set(header, value)
      }
      const response = await fetchFn(request)
      const text = await response.text()
      if (!response.ok) throw new ApiError(name, response.status, text)
      const redirectedTo = response.redirected ? response.url : undefined
      const { data, violations } = readBody(endpoint.response, text, redirectedTo)
      if (violations !== undefined) throw new ContractError(name, violations)
      if (endpoint.method !== 'GET') lastWriteTime = performance.now()
      return data
    } catch (error) {
      // Nothing has failed if the visitor leaves. A read is then tried again.
      await waitIfLeaving()
      throw toCallError(error, name, signal)
    }
  }
}

/** When the last write succeeded, on the page's clock. */
let lastWriteTime = -Infinity
const justWrittenMs = 10_000

/** Whether the server has accepted a write in the last seconds. */
export function hasJustWritten(): boolean {
  return performance.now() - lastWriteTime < justWrittenMs
}

function toRequestUrl(baseUrls: BaseUrls, endpoint: Endpoint, parameters: object): string {
  const path = Object.entries(parameters).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  return baseUrls[endpoint.origin] + path
}

/** The method, the headers and the body of a call, with its timeout. */
export function toRequestInit(
  endpoint: Endpoint,
  body: unknown,
  signal?: AbortSignal,
): RequestInit {
  const timeout = AbortSignal.timeout(timeoutMs)
  const init = {
    method: endpoint.method,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  }
  if (endpoint.body === undefined) return { ...init, headers: { accept: 'application/json' } }
  return endpoint.body.kind === 'json'
    ? { ...init, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { ...init, body: toFormData(endpoint.body, body) }
}

function toFormData(requestBody: RequestBody, body: unknown): FormData {
  const fields = requestBody.schema().safeParse(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields.data ?? {})) form.append(name, String(value))
  return form
}

function toCallError(error: unknown, name: string, signal: AbortSignal | undefined): unknown {
  if (error instanceof CallError || signal?.aborted === true) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new TimeoutError(name, timeoutMs)
  }
  return new NetworkError(name, error)
}
