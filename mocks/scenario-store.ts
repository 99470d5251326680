import { createStore } from 'zustand/vanilla'

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

export type ScenarioStore = ReturnType<typeof createScenarioStore>

/** Keeps the active scenario of this tab. */
export function createScenarioStore(storage: TabStorage) {
  const store = createStore(() => findScenarioOrDefault(storage.get('scenario')))
  return {
    ...store,
    isDefault: () => store.getState() === scenarios[0],
    /** The name that a link asked for and that no scenario has. Until another one is selected, the default one is shown. */
    getUnknownName(): string | undefined {
      const name = storage.get('scenario') ?? ''
      return name === '' || findNamed(name) !== undefined ? undefined : name
    },
    /** Selects a scenario by name; an unknown name selects the default one. */
    select(name: string): void {
      const scenario = findScenarioOrDefault(name)
      storage.set('scenario', scenario.name)
      store.setState(scenario, true)
    },
  }
}

function findNamed(name: string): NamedScenario | undefined {
  return name === recordingScenario.name ? recordingScenario : findScenario(name)
}

function findScenarioOrDefault(name = ''): NamedScenario {
  const [defaultScenario] = scenarios
  const scenario = findNamed(name) ?? defaultScenario
  if (scenario === undefined) throw new Error('There is no scenario.')
  return scenario
}
