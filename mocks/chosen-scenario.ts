import { type NamedScenario, scenarioNamed, scenarios } from './scenarios.ts'
import type { TabMemory } from './tab-memory.ts'

/** The scenario that this tab plays. */
export interface ChosenScenario {
  readonly current: () => NamedScenario
  readonly isUsual: () => boolean
  /** A name that no scenario has leads back to the usual one. */
  readonly choose: (name: string) => void
  /** Tells of a choice; gives the function that ends it. */
  readonly subscribe: (onChosen: () => void) => () => void
}

export function createChosenScenario(memory: TabMemory): ChosenScenario {
  const listeners = new Set<() => void>()
  let current = scenarioOrUsual(memory.read('scenario'))
  return {
    current: () => current,
    isUsual: () => current === scenarios[0],
    choose(name) {
      current = scenarioOrUsual(name)
      memory.keep('scenario', current.name)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function scenarioOrUsual(name = ''): NamedScenario {
  const [usual] = scenarios
  const scenario = scenarioNamed(name) ?? usual
  if (scenario === undefined) throw new Error('There is no scenario.')
  return scenario
}
