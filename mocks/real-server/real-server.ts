import { createStore } from 'zustand/vanilla'

import { type Finding, slowMs } from '#contract/check-response.ts'
import { contract, type EndpointName } from '#contract/index.ts'
import { isHtmlPage } from '#contract/violations.ts'

import type { FetchFn } from '../call-log.ts'
import { findEndpoint, getApiPath } from '../endpoints.ts'
import { checkAnswer, diagnoseFailure } from './check-answer.ts'
import { type Entity, getSource, type ServerSettings, type SettingsStore } from './settings.ts'

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

interface RealServerOptions {
  readonly settingsStore: SettingsStore
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

export type RealServer = ReturnType<typeof createRealServer>

/** Sends the calls of chosen entities to the real server, and checks its answers. */
export function createRealServer({
  settingsStore,
  fetchMock,
  fetchServer,
  origin,
  canAskForConsent,
}: RealServerOptions) {
  const store = createStore<RealServerState>(() => ({ answers: [], pendingWrites: [] }))
  const { getState, setState } = store
  const getSettings = () => settingsStore.getState().settings
  let allowsWrites = false
  const decideAll = (isAllowed: boolean) => {
    allowsWrites = isAllowed
    for (const { decide } of getState().pendingWrites) decide(isAllowed)
  }
  settingsStore.subscribe(() => {
    decideAll(false)
    setState({ answers: [] })
  })

  function addAnswer(answer: CheckedAnswer): void {
    const toKey = ({ method, url }: CheckedAnswer) => `${method} ${url}`
    const others = getState().answers.filter((other) => toKey(other) !== toKey(answer))
    setState({ answers: [...others, answer] })
  }

  /** Resolves with true if the person allows it. The client may give up before. */
  async function askForConsent({ method, url, signal }: Request): Promise<boolean> {
    if (allowsWrites) return true
    if (!canAskForConsent()) return false
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const write: PendingWrite = { method, url, decide: resolve }
    const cancel = () => resolve(false)
    signal.addEventListener('abort', cancel, { once: true })
    setState({ pendingWrites: [...getState().pendingWrites, write] })
    const isAllowed = await promise
    signal.removeEventListener('abort', cancel)
    setState({ pendingWrites: getState().pendingWrites.filter((pending) => pending !== write) })
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
    const settings = getSettings()
    const report = (findings: readonly Finding[]) => {
      // An answer of a server that was chosen before says nothing about this one.
      if (getSettings() === settings) addAnswer({ endpoint, method, url, findings })
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
    ...store,
    clearAnswers: () => setState({ answers: [] }),
    /** Reads one list, to see whether the server answers. */
    async probe(): Promise<void> {
      const request = new Request(getSettings().url + contract.countries.list.path, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const match = findMatch(request, getSettings())
      if (match !== undefined) await send(request, match).catch(() => undefined)
    },
    /** Asks for no more consent to writes until the settings change or the page is left. */
    allowWrites: () => decideAll(true),
    /** The URL that a request of the client is sent to: that of the real server, or its own. */
    resolveUrl(request: Request): string {
      const match = findMatch(request, getSettings())
      return match?.source === 'real' ? match.url : request.url
    },
    /** Like `fetchMock`, but the real server answers the calls of the entities that are real. */
    async fetchFn(request: Request): Promise<Response> {
      const match = findMatch(request, getSettings())
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

type Match = NonNullable<ReturnType<typeof findMatch>>

/** The endpoint of a request, who answers it, and its URL on the real server. */
function findMatch({ method, url }: Request, settings: ServerSettings) {
  const { pathname, search } = new URL(url)
  const match = findEndpoint(method, pathname)
  if (match === undefined || match.endpoint.origin !== 'api') return undefined
  const source = getSource(settings, match.group as Entity)
  return { ...match, source, url: settings.url + getApiPath(match.endpoint, pathname) + search }
}

/** The same request to another URL. Its body is read whole, because some browsers cannot send a stream. */
async function moveRequest(request: Request, url: string, signal: AbortSignal): Promise<Request> {
  const { method, headers, credentials } = request
  const body = method === 'GET' ? null : await request.clone().arrayBuffer()
  const hasBody = body !== null && body.byteLength > 0
  return new Request(url, { method, headers, credentials, signal, ...(hasBody && { body }) })
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
