import { allEndpoints } from '#contract/index.ts'

import { type Fault, instant, type Scenario, scenarioNamed, scenarios } from './scenarios.ts'

const kinds = ['empty', 'never', 'offline', 'malformed', 'wrongShape']

interface ScenarioOptions {
  /** `instant`, or the name of one of the scenarios: `normal`, `faq-empty`, `fail-faqs.list-503`. */
  readonly scenario: string
  /** `visas.list=empty`, `faqs.create=503`; `*` names every call. */
  readonly faults: readonly string[]
  /** `articles.list=2000`, in milliseconds. */
  readonly latencies: readonly string[]
}

/**
 * A scenario as words of the command line say it.
 *
 * @throws Error with a sentence when they name no scenario, call or fault.
 */
export function scenarioFrom({ scenario, faults, latencies }: ScenarioOptions): Scenario {
  const base = scenario === 'instant' ? instant : scenarioNamed(scenario)
  if (base === undefined) {
    throw new Error(
      `There is no scenario "${scenario}"; there are ${names(['instant', ...scenarios.map(({ name }) => name)])}.`,
    )
  }
  return {
    ...base,
    latencies: { ...base.latencies, ...entries(latencies, milliseconds) },
    faults: { ...base.faults, ...entries(faults, faultOf) },
  }
}

function entries<Value>(
  options: readonly string[],
  read: (value: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    options.map((option) => {
      const [call = '', value = ''] = option.split('=', 2)
      if (call !== '*' && !allEndpoints().some(({ name }) => name === call)) {
        throw new Error(`"${option}" names no call; a call is written as visas.byCountry, or *.`)
      }
      return [call, read(value)]
    }),
  )
}

function milliseconds(value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`"${value}" is no number of milliseconds.`)
  return Number(value)
}

function faultOf(value: string): Fault {
  if (/^[2-5]\d\d$/.test(value)) return { status: Number(value) }
  const kind = kinds.find((known) => known === value)
  if (kind === undefined) {
    throw new Error(`There is no fault "${value}"; there are ${names(kinds)} and any status.`)
  }
  return kind as Fault
}

function names(list: readonly string[]): string {
  return list.join(', ')
}
