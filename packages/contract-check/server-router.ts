import { createStore, type StoreApi } from 'zustand/vanilla'

import { isHtmlPage } from './body.ts'
import { checkAnswer } from './check-answer.ts'
import { slowMs } from './check-reply.ts'
import { diagnoseFailure, type FetchFn } from './diagnose-failure.ts'
import type { Endpoint, Finding } from './endpoint.ts'

/** What the real server answered to a call, beside the contract. */
export interface CheckedAnswer {
  readonly endpoint: Endpoint
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

export interface RouterState {
  /** The last answer to each call, the latest at the end. */
  readonly answers: readonly CheckedAnswer[]
  /** Oldest first. */
  readonly pendingWrites: readonly PendingWrite[]
}

/** Why a server is of no use as it is. */
export type ServerProblem = 'unreachable' | 'cors' | 'login' | 'html'

/** What the latest answer says about the server as a whole. */
export function getServerProblem({ answers }: RouterState): ServerProblem | undefined {
  const [finding] = answers.at(-1)?.findings ?? []
  const kind = finding?.kind
  if (kind === 'unreachable' || kind === 'cors' || kind === 'login') return kind
  return kind === 'body' && isHtmlPage(finding?.example ?? '') ? 'html' : undefined
}

/** Where a call goes that the real server has a part in. */
export interface Route {
  readonly endpoint: Endpoint
  /** With `compare`, the mock answers, and each read is also sent to the real server, to list in what it differs. */
  readonly source: 'real' | 'compare'
  /** The URL on the real server. */
  readonly url: string
}

interface RouterOptions {
  /** Undefined for a call that the mock answers alone. */
  readonly findRoute: (request: Request) => Route | undefined
  readonly fetchMock: FetchFn
  /** Reaches the network, past the mock. */
  readonly fetchServer: FetchFn
  /** The origin of the page. */
  readonly origin: string
  /** False where nobody can be asked. */
  readonly canAskForConsent: () => boolean
}

/** The client waits as long for an answer. */
const timeoutMs = 15_000

export type ServerRouter = ReturnType<typeof createServerRouter>

/** Sends chosen calls past a mock to the real server, and checks its answers. */
export function createServerRouter(options: RouterOptions) {
  const { findRoute, fetchMock, canAskForConsent } = options
  const store = createStore<RouterState>(() => ({ answers: [], pendingWrites: [] }))
  const consent = createConsent(store, canAskForConsent)
  const sender = createSender(store, options)
  return {
    ...store,
    clearAnswers: () => store.setState({ answers: [] }),
    /** Forgets what was answered and allowed, because another server was chosen. */
    reset(): void {
      consent.decideAll(false)
      store.setState({ answers: [] })
      sender.forget()
    },
    /** Reads a list of the server, to see whether it answers, whoever answers the client. */
    async probe(endpoint: Endpoint, url: string): Promise<void> {
      const headers = { accept: 'application/json' }
      const request = new Request(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
      await sender.send(request, { endpoint, source: 'real', url }).catch(() => undefined)
    },
    /** Asks for no more consent to writes until the next reset. */
    allowWrites: () => consent.decideAll(true),
    /** The URL that a request of the client is sent to: that of the real server, or its own. */
    resolveUrl(request: Request): string {
      const route = findRoute(request)
      return route?.source === 'real' ? route.url : request.url
    },
    /** Like `fetchMock`, but the real server answers what is routed to it. */
    async fetchFn(request: Request): Promise<Response> {
      const route = findRoute(request)
      if (route === undefined) return fetchMock(request)
      const isRead = request.method === 'GET'
      if (route.source === 'compare') {
        if (isRead) {
          // Not with the client's signal: what it no longer needs is still worth a check.
          const signal = AbortSignal.timeout(timeoutMs)
          const compared = await moveRequest(request, route.url, signal)
          sender.send(compared, route).catch(() => undefined)
        }
        return fetchMock(request)
      }
      const moved = await moveRequest(request, route.url, request.signal)
      if (!isRead && !(await consent.ask(moved))) return createRefusal()
      return sender.send(moved, route)
    },
  }
}

type Store = StoreApi<RouterState>

/** Asks the person before a write. */
function createConsent({ getState, setState }: Store, canAsk: () => boolean) {
  let allowsAll = false
  return {
    decideAll(isAllowed: boolean): void {
      allowsAll = isAllowed
      for (const { decide } of getState().pendingWrites) decide(isAllowed)
    },
    /** Resolves with true if the person allows it. The client may give up before. */
    async ask({ method, url, signal }: Request): Promise<boolean> {
      if (allowsAll) return true
      if (!canAsk()) return false
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const write: PendingWrite = { method, url, decide: resolve }
      const cancel = () => resolve(false)
      signal.addEventListener('abort', cancel, { once: true })
      setState({ pendingWrites: [...getState().pendingWrites, write] })
      const isAllowed = await promise
      signal.removeEventListener('abort', cancel)
      setState({ pendingWrites: getState().pendingWrites.filter((pending) => pending !== write) })
      return isAllowed
    },
  }
}

/** Sends requests to the real server, and lists what it answers beside the contract. */
function createSender({ getState, setState }: Store, { fetchServer, origin }: RouterOptions) {
  let run = {}

  function addAnswer(answer: CheckedAnswer): void {
    const toKey = ({ method, url }: CheckedAnswer) => `${method} ${url}`
    const others = getState().answers.filter((other) => toKey(other) !== toKey(answer))
    setState({ answers: [...others, answer] })
  }

  async function isSlowAgain(url: string): Promise<boolean> {
    const start = performance.now()
    await fetchServer(new Request(url, { signal: AbortSignal.timeout(timeoutMs) })).catch(() => 0)
    return performance.now() - start > slowMs
  }

  async function check(
    { method, url }: Request,
    endpoint: Endpoint,
    response: Response,
    durationMs: number,
  ): Promise<readonly Finding[]> {
    const findings = await checkAnswer(endpoint, response, durationMs)
    const slow = findings.find(({ kind }) => kind === 'slow')
    // The page may have been busy.
    const wasBusy = slow !== undefined && method === 'GET' && !(await isSlowAgain(url))
    return wasBusy ? findings.filter((finding) => finding !== slow) : findings
  }

  async function send(request: Request, { endpoint, source }: Route): Promise<Response> {
    const { method, url } = request
    const runOfRequest = run
    const report = (findings: readonly Finding[]) => {
      // An answer of a server that was chosen before says nothing about this one.
      if (run === runOfRequest) addAnswer({ endpoint, method, url, findings })
    }
    const start = performance.now()
    try {
      const response = await fetchServer(request)
      const durationMs = performance.now() - start
      // The id is one of the mock's records, which the server need not have.
      const isForeignId = source === 'compare' && endpoint.path.includes('{')
      if (isForeignId && response.status === 404) return response
      void check(request, endpoint, response.clone(), durationMs).then(report, logCheckError)
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

  return { send, forget: () => void (run = {}) }
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
  return new Response('Not sent, as the person chose.', {
    status: 400,
    headers: { 'content-type': 'text/plain' },
  })
}
