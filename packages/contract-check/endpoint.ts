/** A call of a client's contract, as far as the checks need it. */
export interface Endpoint {
  /** `visas.byCountry`. */
  readonly name: string
  /** What its records are: `visas`. */
  readonly group: string
  readonly method: string
  /** Below the base URL; `{name}` stands for the id of a record. */
  readonly path: string
  /** Every success status that a server may answer with. */
  readonly statuses: readonly number[]
  /** The JSON Schema of an answer; undefined if the client does not read its body as JSON. */
  readonly getAnswerSchema: () => JsonSchema | undefined
  /** What the client itself cannot read of a body. The checks add to it, so they cannot disagree with the client. */
  readonly findViolations: (body: string) => readonly Finding[]
}

/** The part of JSON Schema that the checks read. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined
  readonly properties?: Readonly<Record<string, unknown>> | undefined
  readonly required?: readonly string[] | undefined
  readonly items?: unknown
  readonly anyOf?: readonly JsonSchema[] | undefined
}

/** In what a response differs from the contract. `isViolation` says which kinds are faults. */
export type FindingKind =
  | 'missing'
  | 'wrong-type'
  /** Null where the contract has no null. */
  | 'null'
  | 'unknown-field'
  | 'status'
  | 'content-type'
  | 'redirect'
  | 'login'
  /** The body as a whole: HTML, nothing, or no JSON. */
  | 'body'
  | 'cors'
  | 'slow'
  | 'unreachable'
  /** An optional field that no record has. */
  | 'unseen'

/** One difference between a response and the contract. */
export interface Finding {
  readonly kind: FindingKind
  /** `[].serviceLevels[].title`; empty for the whole response. */
  readonly path: string
  /** What the contract says, as an English phrase. */
  readonly expected: string
  /** What came instead, as an English phrase. */
  readonly actual: string
  /** An excerpt of the value or of what contains it. */
  readonly example?: string
  /** Unknown fields beside a missing one, of which one may be its new name. */
  readonly renamedTo?: readonly string[]
}

/** What a server answered, from `fetch` in a browser or in Node. */
export interface ServerReply {
  /** 0 without a response; `body` is the reason then. */
  readonly status: number
  readonly body: string
  readonly headers: Headers
  /** The final URL after a redirect. */
  readonly redirectedTo: string | undefined
  readonly durationMs?: number
}

/** The names of a path's parameters, in order. */
export function getParameterNames(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}
