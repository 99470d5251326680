import { createRecorder, NotRecordedError, type RequestBody } from 'recording'
import { createStore } from 'zustand/vanilla'

import type { EndpointName } from '#contract/index.ts'

import { findCall, findEndpoint } from './endpoints.ts'

/** A request of the client. */
export interface Call {
  readonly id: number
  readonly method: string
  /** The URL that the request was sent to. */
  readonly url: string
  /** The host of the real server, if the request went there. */
  readonly realHost: string | undefined
  readonly endpoint: EndpointName | undefined
  /** The summary in the contract, with the section of the specification. */
  readonly summary: string
  /** The path of the current screen. */
  readonly pagePath: string
  readonly body: RequestBody
  readonly outcome: CallOutcome
}

export type CallOutcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'answered'; readonly status: number; readonly durationMs: number }
  /** A network error, no answer in the recording that is replayed, or a request that the client aborted. */
  | { readonly kind: 'failed' | 'notRecorded' | 'cancelled'; readonly durationMs: number }

/** Like `FetchFn` of `src/api/client.ts`. */
export type FetchFn = (request: Request) => Promise<Response>

const maxCalls = 200

export type CallLog = ReturnType<typeof createCallLog>

/**
 * Keeps the requests of this page, newest first.
 *
 * @param resolveUrl the URL that a request is sent to, if it is not its own.
 */
export function createCallLog(resolveUrl: (request: Request) => string = ({ url }) => url) {
  const recorder = createRecorder(findCall, 'Droit de Cité, demo toolbar')
  const store = createStore<{ readonly calls: readonly Call[] }>(() => ({ calls: [] }))
  let lastId = 0
  const finishCall = (id: number, outcome: CallOutcome) =>
    store.setState(({ calls }) => ({
      calls: calls.map((call) => (call.id === id ? { ...call, outcome } : call)),
    }))

  async function logCall(fetchFn: FetchFn, original: Request): Promise<Response> {
    lastId += 1
    const id = lastId
    // Copies are made from the bytes: of a clone, developer tools and tests do not show the body.
    const bytes = original.method === 'GET' ? undefined : await original.arrayBuffer()
    const createRequest = () =>
      bytes === undefined || bytes.byteLength === 0
        ? original
        : new Request(original, { method: original.method, body: bytes })
    const body = await readBody(createRequest())
    const url = resolveUrl(original)
    const call = toCall(id, original, url, body)
    store.setState(({ calls }) => ({ calls: [call, ...calls].slice(0, maxCalls) }))
    const request = createRequest()
    const recordCall = recorder.beginCall()
    const start = performance.now()
    const getElapsedMs = () => Math.round(performance.now() - start)
    const { method } = request
    try {
      const response = await fetchFn(request)
      const durationMs = getElapsedMs()
      if (recordCall !== undefined)
        recordCall({ method, url, body, durationMs, response: await copyResponse(response) })
      finishCall(id, { kind: 'answered', status: response.status, durationMs })
      return response
    } catch (error) {
      const kind = getFailureKind(request, error)
      const durationMs = getElapsedMs()
      // A cancelled call has no outcome that could be replayed.
      if (kind !== 'cancelled') recordCall?.({ method, url, body, durationMs, response: undefined })
      finishCall(id, { kind, durationMs })
      throw error
    }
  }

  return {
    ...store,
    clear: () => store.setState({ calls: [] }),
    /** Wraps a fetch function so that its requests are logged, and recorded while the recorder is on. */
    wrap(fetchFn: FetchFn): FetchFn {
      return (request) => logCall(fetchFn, request)
    },
    recorder,
  }
}

function getFailureKind({ signal }: Request, error: unknown) {
  if (signal.aborted) return 'cancelled'
  return error instanceof NotRecordedError ? 'notRecorded' : 'failed'
}

async function copyResponse(response: Response) {
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, body: await response.clone().text() }
}

function toCall(id: number, request: Request, url: string, body: Call['body']): Call {
  const { method } = request
  const { host, pathname } = new URL(url)
  const match = findEndpoint(method, pathname)
  return {
    id,
    method,
    url,
    realHost: url === request.url ? undefined : host,
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
