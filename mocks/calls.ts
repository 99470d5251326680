import type { EndpointName } from '#contract/index.ts'

import { endpointOf } from './endpoints.ts'

/** One request that the client made. */
export interface Call {
  readonly number: number
  readonly method: string
  readonly url: string
  readonly endpoint: EndpointName | undefined
  /** What the contract says of it, with the section of the specification. */
  readonly summary: string
  /** The address of the screen that asked. */
  readonly from: string
  /** The body: text, or the fields of a form. */
  readonly body: string | readonly (readonly [name: string, value: string])[] | undefined
  readonly outcome: CallOutcome
}

export type CallOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly status: number; readonly milliseconds: number }
  /** No answer came: the line was dropped. */
  | { readonly kind: 'failed'; readonly milliseconds: number }
  /** Nobody waited for the answer any more. */
  | { readonly kind: 'cancelled'; readonly milliseconds: number }

type SentBody = string | FormData

/** As the client's (`src/api/client.ts`): the body is passed beside the request, which can be read only once. */
export type Send = (request: Request, body?: SentBody) => Promise<Response>

/** The requests of this page, the newest first. */
export interface CallLog {
  readonly calls: () => readonly Call[]
  readonly clear: () => void
  readonly subscribe: (onCalled: () => void) => () => void
  /** The same sender, whose requests are noted; the request itself is left untouched for who sends it. */
  readonly noting: (send: Send) => Send
}

const most = 200

export function createCallLog(): CallLog {
  const listeners = new Set<() => void>()
  let calls: readonly Call[] = []
  let number = 0
  const change = (next: readonly Call[]) => {
    calls = next
    for (const listener of listeners) listener()
  }
  const end = (ended: number, outcome: CallOutcome) => {
    change(calls.map((call) => (call.number === ended ? { ...call, outcome } : call)))
  }

  async function note(send: Send, request: Request, body?: SentBody): Promise<Response> {
    number += 1
    const noted = number
    change([callOf(noted, request, body), ...calls].slice(0, most))
    const start = performance.now()
    const since = () => Math.round(performance.now() - start)
    try {
      const response = await send(request, body)
      end(noted, { kind: 'answered', status: response.status, milliseconds: since() })
      return response
    } catch (error) {
      const kind = request.signal.aborted ? 'cancelled' : 'failed'
      end(noted, { kind, milliseconds: since() })
      throw error
    }
  }

  return {
    calls: () => calls,
    clear() {
      change([])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    noting: (send) => (request, body) => note(send, request, body),
  }
}

function callOf(number: number, request: Request, body?: SentBody): Call {
  const known = endpointOf(request.method, new URL(request.url).pathname)
  return {
    number,
    method: request.method,
    url: request.url,
    endpoint: known?.name,
    summary: known?.endpoint.summary ?? '',
    from: location.pathname,
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
export function curlOf({ method, url, body }: Pick<Call, 'method' | 'url' | 'body'>): string {
  const parts = ['curl', ...(method === 'GET' ? [] : ['-X', method]), quoted(url)]
  if (typeof body === 'string') {
    parts.push('-H', quoted('content-type: application/json'), '--data-raw', quoted(body))
  } else {
    // `--form-string` takes the value as it is, where `-F` would read a file for "@".
    for (const [name, value] of body ?? []) parts.push('--form-string', quoted(`${name}=${value}`))
  }
  return parts.join(' ')
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
