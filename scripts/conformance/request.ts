import { type Endpoint, getPathParameterNames } from '#contract/endpoint.ts'

/** The server to check. */
export interface Target {
  /** Without a trailing slash. */
  readonly url: string
  /** The origin of the site, for CORS. */
  readonly origin: string
  /** Additional headers, such as authorization. */
  readonly headers: Readonly<Record<string, string>>
}

/** A response, or the failure to get one. */
export interface ServerReply {
  /** 0 without a response; `body` is the reason then. */
  readonly status: number
  readonly body: string
  readonly headers: Headers
  /** The final URL after a redirect. */
  readonly redirectedTo: string | undefined
}

const timeoutMs = 15_000

/** Sends a request like a browser on the site. Never throws. */
export async function sendRequest(
  target: Target,
  path: string,
  init: RequestInit,
): Promise<ServerReply> {
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

/** Calls an endpoint of the contract. */
export function callEndpoint(
  target: Target,
  endpoint: Endpoint,
  id?: number,
  body?: unknown,
): Promise<ServerReply> {
  const path = getPathParameterNames(endpoint.path).reduce(
    (rest, name) => rest.replace(`{${name}}`, String(id)),
    endpoint.path,
  )
  const { method } = endpoint
  if (endpoint.body === undefined) {
    return sendRequest(target, path, { method, headers: { accept: 'application/json' } })
  }
  return endpoint.body.kind === 'json'
    ? sendRequest(target, path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    : sendRequest(target, path, { method, body: toFormData(body) })
}

function toFormData(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...(body as object) })) {
    form.append(name, String(value))
  }
  return form
}

function describeFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no answer within ${timeoutMs / 1000} s`
  }
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = (cause as { code?: unknown }).code
  return String(code ?? (cause instanceof Error ? cause.message : cause))
}

/** HTML is never a valid API response. */
export function isHtml({ body, headers }: ServerReply): boolean {
  return (
    (headers.get('content-type') ?? '').includes('text/html') ||
    /^\s*<(?:!doctype|html)/i.test(body)
  )
}

/** Whether the server requires a login, by status or by a redirect to a page. */
export function requiresLogin(reply: ServerReply): boolean {
  return (
    reply.status === 401 ||
    reply.status === 403 ||
    (reply.redirectedTo !== undefined && isHtml(reply))
  )
}
