import { listEndpoints } from '#contract/index.ts'

import { type Fault, instant, type Scenario, findScenario, scenarios } from './scenarios.ts'

const faultNames = ['empty', 'never', 'offline', 'malformed', 'wrongShape']

interface ScenarioOptions {
  /** `instant`, or the name of one of the scenarios: `normal`, `faq-empty`, `fail-faqs.list-503`. */
  readonly scenario: string
  /** `visas.list=empty`, `faqs.create=503`; `*` names every call. */
  readonly faults: readonly string[]
  /** `articles.list=2000`, in milliseconds. */
  readonly latencies: readonly string[]
}

/**
 * Parses the scenario options of a command line.
 *
 * @throws an error with a readable message for an unknown scenario, call or fault
 */
export function parseScenarioOptions({ scenario, faults, latencies }: ScenarioOptions): Scenario {
  const base = scenario === 'instant' ? instant : findScenario(scenario)
  if (base === undefined) {
    throw new Error(
      `There is no scenario "${scenario}"; there are ${['instant', ...scenarios.map(({ name }) => name)].join(', ')}.`,
    )
  }
  return {
    ...base,
    latencies: { ...base.latencies, ...parseEntries(latencies, parseMilliseconds) },
    faults: { ...base.faults, ...parseEntries(faults, parseFault) },
  }
}

function parseEntries<Value>(
  options: readonly string[],
  read: (value: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    options.map((option) => {
      const [call = '', value = ''] = option.split('=', 2)
      if (call !== '*' && !listEndpoints().some(({ name }) => name === call)) {
        throw new Error(
          `"${option}" is not the name of a call, such as visas.byCountry, or * for all others.`,
        )
      }
      return [call, read(value)]
    }),
  )
}

function parseMilliseconds(value: string): number {
  if (!/^\d+$/.test(value)) throw new Error(`"${value}" is not a number of milliseconds.`)
  return Number(value)
}

function parseFault(value: string): Fault {
  if (/^[2-5]\d\d$/.test(value)) return { status: Number(value) }
  const kind = faultNames.find((name) => name === value)
  if (kind === undefined) {
    throw new Error(
      `There is no fault "${value}"; there are ${faultNames.join(', ')} and any status from 200 to 599.`,
    )
  }
  return kind as Fault
}
