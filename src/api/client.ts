import type { AnswerBody, Endpoint, RequestBody } from '#contract/endpoint.ts'

import type { Addresses } from './configuration.ts'
import { ApiError, CallError, ContractError, NetworkError, TimeoutError } from './errors.ts'

/** How long an answer may take. */
const timeLimit = 15_000

/**
 * What sends a request: `fetch`, or the mock's stand-in where no service worker can be had. The body is passed beside
 * the request too, because reading it from there would use it up.
 */
export type Send = (request: Request, body?: SentBody) => Promise<Response>

type SentBody = string | FormData

/** What a call takes; `api.ts` gives each endpoint its exact type. */
export interface CallInput {
  /** The values of the path's `{parameters}`. */
  readonly parameters?: Readonly<Record<string, number>> | undefined
  readonly body?: unknown
}

/** Calls endpoints of one server. */
export interface Client {
  /**
   * Sends one request and gives the answer, parsed with the endpoint's schema.
   *
   * @throws ApiError for a status other than 2xx, ContractError for an answer of another shape,
   *   NetworkError when no answer came, TimeoutError after 15 s; an `AbortError` when `signal` aborts.
   */
  call: (
    name: string,
    endpoint: Endpoint,
    input: CallInput,
    signal?: AbortSignal,
  ) => Promise<unknown>
}

export function createClient(addresses: Addresses, send: Send): Client {
  return {
    async call(name, endpoint, input, signal) {
      const body = sentBody(endpoint, input.body)
      const request = new Request(
        addressOf(addresses, endpoint, input.parameters ?? {}),
        requestOf(endpoint, body, signal),
      )
      try {
        const response = await send(request, body)
        // What stands for a dropped line where no line is: `Response.error()` of the mock inside the page.
        if (response.type === 'error') throw new TypeError('The line was dropped.')
        const text = await response.text()
        if (!response.ok) throw new ApiError(name, response.status, text)
        refusePage(name, response, text)
        return readAnswer(name, endpoint, text)
      } catch (error) {
        throw faultOf(error, name, signal)
      }
    },
  }
}

function addressOf(addresses: Addresses, endpoint: Endpoint, parameters: object): string {
  const path = Object.entries(parameters).reduce(
    (rest, [name, value]) => rest.replace(`{${name}}`, encodeURIComponent(String(value))),
    endpoint.path,
  )
  return addresses[endpoint.origin] + path
}

function sentBody(endpoint: Endpoint, body: unknown): SentBody | undefined {
  if (endpoint.body === undefined) return undefined
  return endpoint.body.kind === 'json' ? JSON.stringify(body) : formDataOf(endpoint.body, body)
}

function requestOf(
  endpoint: Endpoint,
  body: SentBody | undefined,
  signal: AbortSignal | undefined,
): RequestInit {
  const timeout = AbortSignal.timeout(timeLimit)
  const common = {
    method: endpoint.method,
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  }
  if (body === undefined) return { ...common, headers: { accept: 'application/json' } }
  return typeof body === 'string'
    ? { ...common, headers: { 'content-type': 'application/json' }, body }
    : { ...common, body }
}

function formDataOf(declared: RequestBody, body: unknown): FormData {
  const fields = declared.schema().safeParse(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields.data ?? {})) form.append(name, String(value))
  return form
}

/**
 * A page for people answers no call, and least of all says that a write was done: it is a login page
 * that the server led to, or the site's own page in place of an unknown address.
 */
function refusePage(name: string, response: Response, body: string): void {
  if (!/^\s*<(?:!doctype html|html[\s>])/i.test(body.slice(0, 200))) return
  const from = response.redirected ? ` from ${response.url}` : ''
  throw new ContractError(name, '', `an HTML page${from}: ${body.slice(0, 80)}`)
}

function readAnswer(name: string, endpoint: Endpoint, body: string): unknown {
  if (endpoint.answer.kind === 'text') return body
  if (endpoint.answer.kind === 'acknowledgement') return undefined

  const schema = endpoint.answer.schema()
  const parsed = schema.safeParse(parseJson(name, body, schema))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ContractError(name, issue?.path.join('.') ?? '', issue?.message ?? 'unexpected shape')
}

/**
 * An empty body is `undefined`: a write may be answered by 204 (contract.md); a list then fails its
 * schema. Where nothing is needed of an answer, it may as well be a text.
 */
function parseJson(name: string, body: string, schema: AnswerSchema): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    if (schema.safeParse(undefined).success) return undefined
    throw new ContractError(name, '', `not JSON: ${body.slice(0, 80)}`)
  }
}

type AnswerSchema = ReturnType<Extract<AnswerBody, { kind: 'json' }>['schema']>

function faultOf(error: unknown, name: string, signal: AbortSignal | undefined): unknown {
  if (error instanceof CallError || signal?.aborted === true) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new TimeoutError(name, timeLimit)
  }
  return new NetworkError(name, error)
}
