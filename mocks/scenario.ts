import type { EndpointName } from '#contract/index.ts'

import type { SeedVariant } from './database/seed-variants.ts'

/**
 * A fault of one call:
 * - `empty`: a list without records
 * - `never`: no response
 * - `offline`: a network error
 * - `malformed`: 200 with a body that is not JSON
 * - `wrongShape`: 200 with JSON that violates the contract
 * - a status with a text
 */
export type Fault =
  | 'empty'
  | 'never'
  | 'offline'
  | 'malformed'
  | 'wrongShape'
  | { readonly status: number; readonly text?: string }

/** How the mock behaves. Handlers do not depend on it. */
export interface Scenario {
  /** Milliseconds before a response, by call; `'*'` covers the others. */
  readonly latencies?: Readonly<Partial<Record<EndpointName | '*', number>>>
  /** Faults by call; `'*'` covers the others. */
  readonly faults?: Readonly<Partial<Record<EndpointName | '*', Fault>>>
  /** A change of the seed. */
  readonly seedVariant?: SeedVariant
}

/** The delays that the specification documents (spec 9). They belong to a server, so the mock has them. */
export const normalScenario: Scenario = {
  latencies: { 'articles.list': 800, 'testimonials.list': 300 },
}

/** No latency: for stories and tests that are not about waiting. */
export const instantScenario: Scenario = {}

/** A scenario that can be selected, shared by URL and tested. */
export interface NamedScenario extends Scenario {
  /** The value in the URL: `?scenario=faq-empty`. */
  readonly name: string
  readonly title: { readonly fr: string; readonly en: string }
  /** The clauses of docs/specification.md that it shows. */
  readonly specClauses: readonly string[]
  /** The page that shows it. */
  readonly path: string
  /** French text on that page, for a test. */
  readonly expectedText: string | RegExp
}
