import type { EndpointName } from '#contract/index.ts'

import { findEndpoint } from './endpoints.ts'

/** A request of the client. */
export interface Call {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly endpoint: EndpointName | undefined
  /** The summary in the contract, with the section of the specification. */
  readonly summary: string
  /** The path of the current screen. */
  readonly pagePath: string
  /** Text, or the fields of a form. */
  readonly body: string | readonly (readonly [name: string, value: string])[] | undefined
  readonly outcome: CallOutcome
}

export type CallOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly status: number; readonly durationMs: number }
  /** A network error. */
  | { readonly kind: 'failed'; readonly durationMs: number }
  /** The client aborted the request. */
  | { readonly kind: 'cancelled'; readonly durationMs: number }

/** Like `FetchFn` of `src/api/client.ts`. */
export type FetchFn = (request: Request) => Promise<Response>

/** The requests of this page, newest first. */
export interface CallLog {
  readonly getCalls: () => readonly Call[]
  readonly clear: () => void
  readonly subscribe: (onChange: () => void) => () => void
  /** Wraps a fetch function so that its requests are logged. */
  readonly wrap: (fetchFn: FetchFn) => FetchFn
}

const maxCalls = 200

export function createCallLog(): CallLog {
  const listeners = new Set<() => void>()
  let calls: readonly Call[] = []
  let lastId = 0
  const setCalls = (next: readonly Call[]) => {
    calls = next
    for (const listener of listeners) listener()
  }
  const finishCall = (id: number, outcome: CallOutcome) =>
    setCalls(calls.map((call) => (call.id === id ? { ...call, outcome } : call)))

  async function logCall(fetchFn: FetchFn, original: Request): Promise<Response> {
    lastId += 1
    const id = lastId
    // Not a clone: developer tools and tests cannot show its body, which is a stream.
    const bytes = original.method === 'GET' ? undefined : await original.arrayBuffer()
    const createRequest = () =>
      bytes === undefined || bytes.byteLength === 0
        ? original
        : new Request(original, { method: original.method, body: bytes })
    setCalls([toCall(id, original, await readBody(createRequest())), ...calls].slice(0, maxCalls))
    const request = createRequest()
    const start = performance.now()
    const getElapsedMs = () => Math.round(performance.now() - start)
    try {
      const response = await fetchFn(request)
      finishCall(id, { kind: 'answered', status: response.status, durationMs: getElapsedMs() })
      return response
    } catch (error) {
      const kind = request.signal.aborted ? 'cancelled' : 'failed'
      finishCall(id, { kind, durationMs: getElapsedMs() })
      throw error
    }
  }

  return {
    getCalls: () => calls,
    clear() {
      setCalls([])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wrap: (fetchFn) => (request) => logCall(fetchFn, request),
  }
}

function toCall(id: number, request: Request, body: Call['body']): Call {
  const match = findEndpoint(request.method, new URL(request.url).pathname)
  return {
    id,
    method: request.method,
    url: request.url,
    endpoint: match?.name,
    summary: match?.endpoint.summary ?? '',
    pagePath: location.pathname,
    body,
    outcome: { kind: 'waiting' },
  }
}

async function readBody(request: Request): Promise<Call['body']> {
  if (request.method === 'GET') return undefined
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/')) return (await request.text()) || undefined
  return Array.from(
    await request.formData(),
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  )
}

/** The call as a shell command. */
export function toCurlCommand({
  method,
  url,
  body,
}: Pick<Call, 'method' | 'url' | 'body'>): string {
  const parts = ['curl', ...(method === 'GET' ? [] : ['-X', method]), quoteForShell(url)]
  if (typeof body === 'string') {
    parts.push(
      '-H',
      quoteForShell('content-type: application/json'),
      '--data-raw',
      quoteForShell(body),
    )
  } else {
    // `--form-string` sends the value as it is. `-F` would read a file for "@".
    for (const [name, value] of body ?? [])
      parts.push('--form-string', quoteForShell(`${name}=${value}`))
  }
  return parts.join(' ')
}

function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
