import type { Endpoint, ServerReply } from './endpoint.ts'

/** A call that the check makes itself. */
export interface CallableEndpoint extends Endpoint {
  /** What the client sends with this body. */
  readonly createRequest: (body: unknown) => RequestInit
}

/** The server to check. */
export interface Target {
  /** Without a trailing slash. */
  readonly url: string
  /** The origin of the site, for CORS. */
  readonly origin: string
  /** Whether the site sends cookies to another origin (`api-credentials` is `include`). */
  readonly sendsCredentials: boolean
  /** Additional headers, such as authorization. */
  readonly headers: Readonly<Record<string, string>>
}

/** The timeout of a request. */
export const timeoutMs = 15_000

/** Sends a request like a browser on the site. Never throws. */
export async function sendRequest(
  target: Target,
  path: string,
  init: RequestInit,
): Promise<ServerReply> {
  const start = performance.now()
  try {
    const response = await fetch(target.url + path, {
      ...init,
      headers: { origin: target.origin, ...target.headers, ...(init.headers as object) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: response.status,
      body: await response.text(),
      headers: response.headers,
      redirectedTo: response.redirected ? response.url : undefined,
      durationMs: performance.now() - start,
    }
  } catch (error) {
    return {
      status: 0,
      body: describeFailure(error),
      headers: new Headers(),
      redirectedTo: undefined,
    }
  }
}

/** Calls an endpoint of the contract as the client does. `id` takes the place of the parameter in its path. */
export function callEndpoint(
  target: Target,
  endpoint: CallableEndpoint,
  { id, body }: { id?: number | undefined; body?: unknown } = {},
): Promise<ServerReply> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, String(id))
  return sendRequest(target, path, endpoint.createRequest(body))
}

/** Why a request got no response, as an English phrase. */
export function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no answer within ${timeoutMs / 1000} s`
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = String((cause as { code?: unknown }).code)
  return networkErrorTexts[code] ?? (cause instanceof Error ? cause.message : String(cause))
}

const networkErrorTexts: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host (ENOTFOUND)',
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED)',
  EAI_AGAIN: 'its name cannot be looked up now (EAI_AGAIN)',
}
