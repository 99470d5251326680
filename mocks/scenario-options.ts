import { allEndpoints } from '#contract/index.ts'

import { type Fault, instant, normal, type Scenario } from './scenarios.ts'

const scenarios: Readonly<Record<string, Scenario>> = { normal, instant }
const kinds = ['empty', 'never', 'offline', 'malformed', 'wrongShape']

interface ScenarioOptions {
  /** `normal` (with the latencies of the specification) or `instant`. */
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
  const base = scenarios[scenario]
  if (base === undefined) {
    throw new Error(
      `There is no scenario "${scenario}"; there are ${names(Object.keys(scenarios))}.`,
    )
  }
  return {
    ...base,
    latencies: { ...base.latencies, ...entries(latencies, milliseconds) },
    faults: entries(faults, faultOf),
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
