import { type Finding, slowMs } from '#contract/check-response.ts'
import { contract, type EndpointName } from '#contract/index.ts'
import { isHtmlPage } from '#contract/violations.ts'

import type { FetchFn } from '../call-log.ts'
import { findEndpoint, getApiPath } from '../endpoints.ts'
import { checkAnswer, diagnoseFailure } from './check-answer.ts'
import { type Entity, getSource, type SettingsStore, type Source } from './settings.ts'

/** What the real server answered to a call, beside the contract. */
export interface CheckedAnswer {
  readonly endpoint: EndpointName
  readonly method: string
  readonly url: string
  readonly findings: readonly Finding[]
}

/** A write that waits for the consent of the person. */
export interface PendingWrite {
  readonly method: string
  readonly url: string
  readonly decide: (isAllowed: boolean) => void
}

export interface RealServerState {
  /** The last answer to each call, the latest at the end. */
  readonly answers: readonly CheckedAnswer[]
  /** Oldest first. */
  readonly pendingWrites: readonly PendingWrite[]
}

/** Why a server is of no use as it is. */
export type ServerProblem = 'unreachable' | 'cors' | 'login' | 'html'

/** What the latest answer says about the server as a whole. */
export function getServerProblem({ answers }: RealServerState): ServerProblem | undefined {
  const [finding] = answers.at(-1)?.findings ?? []
  const kind = finding?.kind
  if (kind === 'unreachable' || kind === 'cors' || kind === 'login') return kind
  return kind === 'body' && isHtmlPage(finding?.example ?? '') ? 'html' : undefined
}

/** Sends the calls of chosen entities to the real server, and checks its answers. */
export interface RealServer {
  readonly getState: () => RealServerState
  readonly subscribe: (onChange: () => void) => () => void
  readonly clearAnswers: () => void
  /** Reads one list, to see whether the server answers. */
  readonly probe: () => Promise<void>
  /** Asks for no more consent to writes until the settings change or the page is left. */
  readonly allowWrites: () => void
  /** The URL that a request of the client is sent to: that of the real server, or its own. */
  readonly resolveUrl: (request: Request) => string
  /** Like `fetchMock`, but the real server answers the calls of the entities that are real. */
  readonly fetchFn: FetchFn
}

interface RealServerOptions {
  readonly settings: SettingsStore
  readonly fetchMock: FetchFn
  /** The origin of the page. */
  readonly origin: string
  /** Reaches the network, past the mock. */
  readonly fetchServer: FetchFn
  /** False where no toolbar can ask for it. */
  readonly canAskForConsent: () => boolean
}

/** The client waits as long for an answer. */
const timeoutMs = 15_000

export function createRealServer({
  settings,
  fetchMock,
  fetchServer,
  origin,
  canAskForConsent,
}: RealServerOptions): RealServer {
  const listeners = new Set<() => void>()
  let state: RealServerState = { answers: [], pendingWrites: [] }
  let allowsWrites = false
  const update = (change: Partial<RealServerState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  settings.subscribe(() => {
    allowsWrites = false
    for (const { decide } of state.pendingWrites) decide(false)
    update({ answers: [] })
  })

  function addAnswer(answer: CheckedAnswer): void {
    const toKey = ({ method, url }: CheckedAnswer) => `${method} ${url}`
    const answers = new Map(state.answers.map((known) => [toKey(known), known]))
    answers.delete(toKey(answer))
    update({ answers: [...answers.values(), answer] })
  }

  /** Resolves with true if the person allows it. The client may give up before. */
  async function askForConsent({ method, url, signal }: Request): Promise<boolean> {
    if (allowsWrites) return true
    if (!canAskForConsent()) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const write: PendingWrite = { method, url, decide: resolve }
    const cancel = () => resolve(false)
    signal.addEventListener('abort', cancel, { once: true })
    update({ pendingWrites: [...state.pendingWrites, write] })
    const isAllowed = await promise
    signal.removeEventListener('abort', cancel)
    update({ pendingWrites: state.pendingWrites.filter((pending) => pending !== write) })
    return isAllowed
  }

  async function isSlowAgain(url: string): Promise<boolean> {
    const start = performance.now()
    await fetchServer(new Request(url, { signal: AbortSignal.timeout(timeoutMs) })).catch(() => 0)
    return performance.now() - start > slowMs
  }

  async function send(request: Request, { name: endpoint, endpoint: declaration, source }: Match) {
    const { method, url } = request
    const isRead = method === 'GET'
    const current = settings.getCurrent()
    const report = (findings: readonly Finding[]) => {
      // An answer of a server that was chosen before says nothing about this one.
      if (settings.getCurrent() === current) addAnswer({ endpoint, method, url, findings })
    }
    const check = async (response: Response, durationMs: number) => {
      const findings = await checkAnswer(declaration, response, durationMs)
      const slow = findings.find(({ kind }) => kind === 'slow')
      // The page may have been busy.
      const wasBusy = slow !== undefined && isRead && !(await isSlowAgain(url))
      return wasBusy ? findings.filter((finding) => finding !== slow) : findings
    }
    const start = performance.now()
    try {
      const response = await fetchServer(request)
      const durationMs = performance.now() - start
      const hasId = declaration.path.includes('{')
      // The id is one of the mock's records, which the server need not have.
      if (source === 'compare' && response.status === 404 && hasId) return response
      void check(response.clone(), durationMs).then(report, logCheckError)
      return response
    } catch (error) {
      if (!isAbort(error)) {
        void diagnoseFailure(request, error, fetchServer, origin).then(
          (finding) => report([finding]),
          logCheckError,
        )
      }
      throw error
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clearAnswers: () => update({ answers: [] }),
    async probe() {
      const { url } = settings.getCurrent()
      const request = new Request(url + contract.countries.list.path, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const match = findMatch(request, settings)
      if (match !== undefined) await send(request, match).catch(() => undefined)
    },
    allowWrites() {
      allowsWrites = true
      for (const { decide } of state.pendingWrites) decide(true)
    },
    resolveUrl: (request) => {
      const match = findMatch(request, settings)
      return match?.source === 'real' ? match.url : request.url
    },
    async fetchFn(request) {
      const match = findMatch(request, settings)
      const isRead = request.method === 'GET'
      if (match === undefined || match.source === 'mock') return fetchMock(request)
      if (match.source === 'compare') {
        if (isRead) {
          // Not with the client's signal: what it no longer needs is still worth a check.
          const signal = AbortSignal.timeout(timeoutMs)
          const compared = await moveRequest(request, match.url, signal)
          send(compared, match).catch(() => undefined)
        }
        return fetchMock(request)
      }
      const moved = await moveRequest(request, match.url, request.signal)
      if (!isRead && !(await askForConsent(moved))) return createRefusal()
      return send(moved, match)
    },
  }
}

type Match = Pick<NonNullable<ReturnType<typeof findMatch>>, 'name' | 'endpoint' | 'source'>

/** The endpoint of a request, who answers it, and its URL on the real server. */
function findMatch({ method, url }: Request, settings: SettingsStore) {
  const { pathname, search } = new URL(url)
  const match = findEndpoint(method, pathname)
  if (match === undefined || match.endpoint.origin !== 'api') return undefined
  const current = settings.getCurrent()
  const source: Source = getSource(current, match.group as Entity)
  return { ...match, source, url: current.url + getApiPath(match.endpoint, pathname) + search }
}

/** The same request to another URL. Its body is read whole, because some browsers cannot send a stream. */
async function moveRequest(request: Request, url: string, signal: AbortSignal): Promise<Request> {
  const { method, headers, credentials } = request
  const body = method === 'GET' ? null : await request.clone().arrayBuffer()
  const hasBody = body !== null && body.byteLength > 0
  return new Request(url, {
    method,
    headers,
    credentials,
    signal,
    ...(hasBody && { body }),
  })
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** The client may leave while its answer is being checked. */
function logCheckError(error: unknown): void {
  if (!isAbort(error)) console.error(error)
}

/** What a form gets if its write is not to be sent. It shows a refusal and keeps what was typed. */
function createRefusal(): Response {
  return new Response('Not sent, as chosen in the demo toolbar.', {
    status: 400,
    headers: { 'content-type': 'text/plain' },
  })
}
