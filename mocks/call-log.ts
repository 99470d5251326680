import { createRecorder, NotRecordedError, type RequestBody } from 'recording'
import { createStore } from 'zustand/vanilla'

import type { EndpointName } from '#contract/index.ts'
import { summaries } from '#contract/summaries.ts'

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
  | { readonly kind: 'failed' | 'notRecorded' | 'aborted'; readonly durationMs: number }

/** The same as `FetchFn` of `src/api/client.ts`, which the mock must not import. */
export type FetchFn = (request: Request) => Promise<Response>

/** The toolbar shows every call, so old ones are dropped to keep it fast. */
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
  /** Adds a call that is waiting for its answer. The result ends it. */
  function addCall(call: Omit<Call, 'id' | 'outcome'>): (outcome: CallOutcome) => void {
    lastId += 1
    const id = lastId
    const waiting: Call = { ...call, id, outcome: { kind: 'waiting' } }
    store.setState(({ calls }) => ({ calls: [waiting, ...calls].slice(0, maxCalls) }))
    return (outcome) =>
      store.setState(({ calls }) => ({
        calls: calls.map((one) => (one.id === id ? { ...one, outcome } : one)),
      }))
  }

  async function logCall(fetchFn: FetchFn, original: Request): Promise<Response> {
    const { request, body } = await readRequest(original)
    const { method } = request
    const url = resolveUrl(original)
    const finishCall = addCall(describeCall(request, url, body))
    const recordCall = recorder.beginCall()
    const start = performance.now()
    const getElapsedMs = () => Math.round(performance.now() - start)
    try {
      const response = await fetchFn(request)
      const durationMs = getElapsedMs()
      if (recordCall !== undefined)
        recordCall({ method, url, body, durationMs, response: await copyResponse(response) })
      finishCall({ kind: 'answered', status: response.status, durationMs })
      return response
    } catch (error) {
      const kind = getFailureKind(request, error)
      const durationMs = getElapsedMs()
      // An aborted call has no outcome that could be replayed.
      if (kind !== 'aborted') recordCall?.({ method, url, body, durationMs, response: undefined })
      finishCall({ kind, durationMs })
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
  if (signal.aborted) return 'aborted'
  return error instanceof NotRecordedError ? 'notRecorded' : 'failed'
}

async function copyResponse(response: Response) {
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, body: await response.clone().text() }
}

function describeCall(
  request: Request,
  url: string,
  body: RequestBody,
): Omit<Call, 'id' | 'outcome'> {
  const { method } = request
  const { host, pathname } = new URL(url)
  const match = findEndpoint(method, pathname)
  return {
    method,
    url,
    realHost: url === request.url ? undefined : host,
    endpoint: match?.name,
    summary: match === undefined ? '' : summaries[match.name],
    pagePath: location.pathname,
    body,
  }
}

/** Reads the body of a request, and returns a request that can still be sent. */
async function readRequest(original: Request): Promise<{ request: Request; body: RequestBody }> {
  if (original.method === 'GET') return { request: original, body: undefined }
  // Copies are built from the bytes, because developer tools and Playwright do not show the body of a cloned request.
  const bytes = await original.arrayBuffer()
  const createCopy = () =>
    original.bodyUsed ? new Request(original, { method: original.method, body: bytes }) : original
  return { body: await readBody(createCopy()), request: createCopy() }
}

async function readBody(request: Request): Promise<RequestBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/')) return (await request.text()) || undefined
  return Array.from(
    await request.formData(),
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  )
}
