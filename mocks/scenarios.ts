import type { EndpointName } from '#contract/index.ts'

/**
 * What can go wrong with one call:
 * - `empty`: a list without records
 * - `never`: no answer comes
 * - `offline`: the line is dropped
 * - `malformed`: 200 with a body that is not JSON
 * - `wrongShape`: 200 with JSON that is not the contract's
 * - a status with its text
 */
export type Fault =
  | 'empty'
  | 'never'
  | 'offline'
  | 'malformed'
  | 'wrongShape'
  | { readonly status: number; readonly text?: string }

/** How the mock behaves as a whole; handlers know nothing of it. */
export interface Scenario {
  /** Milliseconds before an answer, by call; `'*'` is for those not named. */
  readonly latencies?: Readonly<Partial<Record<EndpointName | '*', number>>>
  /** Lists of so many records, made up by handlers that can (`lawyers.list`: 5000). */
  readonly counts?: Readonly<Partial<Record<EndpointName, number>>>
  /** Faults by call; `'*'` is for those not named. */
  readonly faults?: Readonly<Partial<Record<EndpointName | '*', Fault>>>
}

/** The artificial delays that the specification records (spec 9): a server's latency, so they are the mock's. */
export const normal: Scenario = {
  latencies: { 'articles.list': 800, 'testimonials.list': 300 },
}

/** Answers at once: for stories and tests that are not about waiting. */
export const instant: Scenario = {}

/** The scenario that a page's address asks for as it is loaded: `?mock-lawyers=5000` for a directory of that size. */
export function scenarioOf(search: string): Scenario {
  const wanted = new URLSearchParams(search).get('mock-lawyers') ?? ''
  if (!/^\d{1,5}$/.test(wanted)) return normal
  return { ...normal, counts: { 'lawyers.list': Number(wanted) } }
}
