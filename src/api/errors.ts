import type { BodyViolation } from '#contract/violations.ts'

/**
 * Why a call failed. Each kind is a class, so that a screen can distinguish 'access denied' from 'no connection'; all
 * carry the call's name (`visas.byCountry`).
 */
export abstract class CallError extends Error {
  /** Set explicitly, because minification shortens class names. */
  abstract override readonly name: string
  readonly endpointName: string

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.endpointName = call
  }
}

/** How much of a body the message includes, in characters. */
const maxLoggedBodyLength = 2000

/** The server answered with a status other than 2xx (spec 7: an error carrying the status and the body text). */
export class ApiError extends CallError {
  override readonly name = 'ApiError'
  readonly status: number
  /** The whole body; the message includes its beginning. */
  readonly body: string

  constructor(call: string, status: number, body: string) {
    super(call, `HTTP error! Status: ${status} - ${body.slice(0, maxLoggedBodyLength)}`)
    this.status = status
    this.body = body
  }
}

/** How much of its findings the message of a contract error includes, in characters. */
const maxFindingsLength = 500

/** The response does not match the contract: not JSON, missing fields or wrong types. */
export class ContractError extends CallError {
  override readonly name = 'ContractError'
  /** Everything that is wrong; the message includes the beginning, on one line. */
  readonly findings: readonly BodyViolation[]
  /** Where the first finding is, such as `3.serviceLevels.0.title`; empty for the whole response. */
  readonly field: string

  constructor(call: string, findings: readonly BodyViolation[]) {
    const texts = findings.map(
      ({ firstPlace, expected, actual, example }) =>
        `${firstPlace || `the answer (${example})`}: expected ${expected}, got ${actual}`,
    )
    super(call, `${call}: ${texts.join('; ').slice(0, maxFindingsLength)}`)
    this.findings = findings
    this.field = findings[0]?.firstPlace ?? ''
  }
}

/** No response: no connection, a CORS error, a dropped connection. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'

  constructor(call: string, cause: unknown) {
    super(call, `${call}: no answer from the server`, { cause })
  }
}

/** No response in time. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError'

  constructor(call: string, milliseconds: number) {
    super(call, `${call}: no answer within ${milliseconds / 1000} s`)
  }
}
