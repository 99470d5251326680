/**
 * Why a call gave no answer to use. Each kind of fault is a class of its own, so that a screen can
 * tell 'access denied' from 'no connection'; all carry the name of the call (`visas.byCountry`).
 */
export abstract class CallError extends Error {
  /** Written out by each kind: a build shortens the names of classes. */
  abstract override readonly name: string
  readonly endpointName: string

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.endpointName = call
  }
}

/** How much of a body a message repeats: a log line is read by a person. */
const maxLoggedBodyLength = 2000

/** The server answered with a status other than 2xx (spec 7: an error carrying the status and the body text). */
export class ApiError extends CallError {
  override readonly name = 'ApiError'
  readonly status: number
  /** The whole body; the message repeats its beginning. */
  readonly body: string

  constructor(call: string, status: number, body: string) {
    super(call, `HTTP error! Status: ${status} - ${body.slice(0, maxLoggedBodyLength)}`)
    this.status = status
    this.body = body
  }
}

/** The answer is not of the contract's shape: not JSON, a field missing or of another type. */
export class ContractError extends CallError {
  override readonly name = 'ContractError'
  /** Where in the answer, such as `3.serviceLevels.0.title`; empty for the answer as a whole. */
  readonly field: string

  constructor(call: string, field: string, reason: string) {
    super(call, `${call}: ${field === '' ? 'the answer' : field}: ${reason}`)
    this.field = field
  }
}

/** No answer came: no connection, a refused origin, a dropped line. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'

  constructor(call: string, cause: unknown) {
    super(call, `${call}: no answer from the server`, { cause })
  }
}

/** No answer came in time. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError'

  constructor(call: string, milliseconds: number) {
    super(call, `${call}: no answer within ${milliseconds / 1000} s`)
  }
}
