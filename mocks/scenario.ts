import type { EndpointName } from '#contract/index.ts'

import type { SeedVariant } from './database/seed-variants.ts'

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
  /** Faults by call; `'*'` is for those not named. */
  readonly faults?: Readonly<Partial<Record<EndpointName | '*', Fault>>>
  /** Other records than the seed's. */
  readonly seedVariant?: SeedVariant
}

/** The artificial delays that the specification records (spec 9): a server's latency, so they are the mock's. */
export const normalScenario: Scenario = {
  latencies: { 'articles.list': 800, 'testimonials.list': 300 },
}

/** Answers at once: for stories and tests that are not about waiting. */
export const instantScenario: Scenario = {}

/** A scenario that somebody can choose, send to somebody else and test. */
export interface NamedScenario extends Scenario {
  /** As an address carries it: `?scenario=faq-empty`. */
  readonly name: string
  readonly title: { readonly fr: string; readonly en: string }
  /** The clauses of the specification that it stands for, numbered as in docs/specification.md. */
  readonly specClauses: readonly string[]
  /** Where it shows. */
  readonly path: string
  /** Words that are on that page then, in French; a test looks for them. */
  readonly expectedText: string | RegExp
}
