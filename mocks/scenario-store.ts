import { type NamedScenario, findScenario, normal, scenarios } from './scenarios.ts'
import type { TabStorage } from './tab-storage.ts'

/**
 * The scenario in which a recording answers instead of the mock. It is not in the list of scenarios, because only the
 * tab that has a recording can show it.
 */
export const recordingScenario: NamedScenario = {
  ...normal,
  name: 'recording',
  title: { fr: 'Enregistrement rejoué', en: 'Replayed recording' },
  specClauses: [],
  path: '/',
  expectedText: '',
}

/** The active scenario of this tab. */
export interface ScenarioStore {
  readonly getCurrent: () => NamedScenario
  readonly isDefault: () => boolean
  /** Selects a scenario by name; an unknown name selects the default one. */
  readonly select: (name: string) => void
  /** Calls the listener after a selection. Returns the function that unsubscribes. */
  readonly subscribe: (onSelected: () => void) => () => void
}

export function createScenarioStore(storage: TabStorage): ScenarioStore {
  const listeners = new Set<() => void>()
  let current = findScenarioOrDefault(storage.get('scenario'))
  return {
    getCurrent: () => current,
    isDefault: () => current === scenarios[0],
    select(name) {
      current = findScenarioOrDefault(name)
      storage.set('scenario', current.name)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function findScenarioOrDefault(name = ''): NamedScenario {
  if (name === recordingScenario.name) return recordingScenario
  const [defaultScenario] = scenarios
  const scenario = findScenario(name) ?? defaultScenario
  if (scenario === undefined) throw new Error('There is no scenario.')
  return scenario
}
