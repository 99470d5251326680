import { type NamedScenario, findScenario, scenarios } from './scenarios.ts'
import type { TabStorage } from './tab-storage.ts'

/** The scenario that this tab plays. */
export interface ScenarioStore {
  readonly getCurrent: () => NamedScenario
  readonly isDefault: () => boolean
  /** A name that no scenario has leads back to the usual one. */
  readonly select: (name: string) => void
  /** Tells of a choice; gives the function that ends it. */
  readonly subscribe: (onChosen: () => void) => () => void
}

export function createScenarioStore(memory: TabStorage): ScenarioStore {
  const listeners = new Set<() => void>()
  let current = findScenarioOrDefault(memory.get('scenario'))
  return {
    getCurrent: () => current,
    isDefault: () => current === scenarios[0],
    select(name) {
      current = findScenarioOrDefault(name)
      memory.set('scenario', current.name)
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

function findScenarioOrDefault(name = ''): NamedScenario {
  const [defaultScenario] = scenarios
  const scenario = findScenario(name) ?? defaultScenario
  if (scenario === undefined) throw new Error('There is no scenario.')
  return scenario
}
