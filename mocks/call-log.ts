import type { EndpointName } from '#contract/index.ts'

import { findEndpoint } from './endpoints.ts'

/** One request that the client made. */
export interface Call {
  readonly id: number
  readonly method: string
  readonly url: string
  readonly endpoint: EndpointName | undefined
  /** What the contract says of it, with the section of the specification. */
  readonly summary: string
  /** The address of the screen that asked. */
  readonly pagePath: string
  /** The body: text, or the fields of a form. */
  readonly body: string | readonly (readonly [name: string, value: string])[] | undefined
  readonly outcome: CallOutcome
}

export type CallOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly status: number; readonly durationMs: number }
  /** No answer came: the line was dropped. */
  | { readonly kind: 'failed'; readonly durationMs: number }
  /** Nobody waited for the answer any more. */
  | { readonly kind: 'cancelled'; readonly durationMs: number }

type SentBody = string | FormData

/** As the client's (`src/api/client.ts`): the body is passed beside the request, which can be read only once. */
export type FetchFn = (request: Request, body?: SentBody) => Promise<Response>

/** The requests of this page, the newest first. */
export interface CallLog {
  readonly getCalls: () => readonly Call[]
  readonly clear: () => void
  readonly subscribe: (onCalled: () => void) => () => void
  /** The same sender, whose requests are noted; the request itself is left untouched for who sends it. */
  readonly wrap: (send: FetchFn) => FetchFn
}

const maxCalls = 200

export function createCallLog(): CallLog {
  const listeners = new Set<() => void>()
  let calls: readonly Call[] = []
  let number = 0
  const setCalls = (next: readonly Call[]) => {
    calls = next
    for (const listener of listeners) listener()
  }
  const finishCall = (ended: number, outcome: CallOutcome) => {
    setCalls(calls.map((call) => (call.id === ended ? { ...call, outcome } : call)))
  }

  async function logCall(send: FetchFn, request: Request, body?: SentBody): Promise<Response> {
    number += 1
    const id = number
    setCalls([toCall(id, request, body), ...calls].slice(0, maxCalls))
    const start = performance.now()
    const getElapsedMs = () => Math.round(performance.now() - start)
    try {
      const response = await send(request, body)
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
      return () => {
        listeners.delete(listener)
      }
    },
    wrap: (send) => (request, body) => logCall(send, request, body),
  }
}

function toCall(id: number, request: Request, body?: SentBody): Call {
  const match = findEndpoint(request.method, new URL(request.url).pathname)
  return {
    id,
    method: request.method,
    url: request.url,
    endpoint: match?.name,
    summary: match?.endpoint.summary ?? '',
    pagePath: location.pathname,
    body: body instanceof FormData ? textFieldsOf(body) : body,
    outcome: { kind: 'waiting' },
  }
}

function textFieldsOf(form: FormData): Call['body'] {
  return [...form].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  )
}

/** The call as a command for a terminal. */
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
    // `--form-string` takes the value as it is, where `-F` would read a file for "@".
    for (const [name, value] of body ?? [])
      parts.push('--form-string', quoteForShell(`${name}=${value}`))
  }
  return parts.join(' ')
}

function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
