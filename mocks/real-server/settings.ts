import { ConfigurationError, parseApiUrl } from '#api/configuration.ts'
import { type Contract, listEndpoints } from '#contract/index.ts'

import type { TabStorage } from '../tab-storage.ts'

/** An entity of the API. Testimonials and lawyers are files of the site. */
export type Entity = Exclude<keyof Contract, 'testimonials' | 'lawyers'>

/**
 * Who answers the calls of an entity. With `compare`, the mock does, and each read is also sent to the real server, to
 * list in what its answer differs from the contract.
 */
export type Source = 'mock' | 'real' | 'compare'

export const entities = [
  ...new Set(
    listEndpoints()
      .filter(({ endpoint }) => endpoint.origin === 'api')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two others are of the origin 'site'
      .map(({ group }) => group as Entity),
  ),
]

/** The entities whose ids the records of an entity hold. */
const references: Readonly<Partial<Record<Entity, readonly Entity[]>>> = {
  visas: ['countries', 'interventions'],
  interventions: ['countries', 'visas'],
  articles: ['countries', 'articleStatuses', 'tags'],
  faqs: ['countries', 'visas'],
}

export interface ServerSettings {
  /** The base URL of the real server, without a trailing slash. Empty if there is none. */
  readonly url: string
  /** The entities that the mock does not answer alone. */
  readonly sources: Readonly<Partial<Record<Entity, Source>>>
}

/** Why the settings that a link asked for cannot be applied. */
export type SettingsProblem =
  | { readonly kind: 'url'; readonly error: ConfigurationError }
  | { readonly kind: 'entities'; readonly names: readonly string[] }

export const serverParams = ['server', 'real', 'compare'] as const

/**
 * Parses what a person entered as the base URL of a server; nothing means no server.
 *
 * @throws ConfigurationError
 */
export function parseServerUrl(text: string): string {
  return text.trim() === '' ? '' : parseApiUrl(text.trim())
}

/** The settings of this tab, from its storage, which holds the parameters of a link too. */
export function readSettings(storage: TabStorage): {
  settings: ServerSettings
  problem: SettingsProblem | undefined
} {
  const [server = '', real = '', compare = ''] = serverParams.map((name) => storage.get(name))
  const named = [
    ...splitNames(real).map((name) => [name, 'real'] as const),
    ...splitNames(compare).map((name) => [name, 'compare'] as const),
  ]
  const unknownNames = named.map(([name]) => name).filter((name) => !isEntity(name))
  const sources = Object.fromEntries(named.filter(([name]) => isEntity(name)))
  try {
    return {
      settings: { url: parseServerUrl(server), sources },
      problem: unknownNames.length > 0 ? { kind: 'entities', names: unknownNames } : undefined,
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return { settings: { url: '', sources }, problem: { kind: 'url', error } }
  }
}

function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function isEntity(name: string): name is Entity {
  return entities.some((entity) => entity === name)
}

/** The parameters of a link to these settings; a parameter without a value is empty. */
export function toSearchParams(
  settings: ServerSettings,
): Readonly<Record<(typeof serverParams)[number], string>> {
  return {
    server: settings.url,
    real: listEntities(settings, 'real').join(','),
    compare: listEntities(settings, 'compare').join(','),
  }
}

/** Who answers an entity: the mock, as long as there is no server. */
export function getSource({ url, sources }: ServerSettings, entity: Entity): Source {
  return url === '' ? 'mock' : (sources[entity] ?? 'mock')
}

export function listEntities(settings: ServerSettings, source: Source): Entity[] {
  return entities.filter((entity) => getSource(settings, entity) === source)
}

export interface SplitReference {
  readonly from: Entity
  readonly to: Entity
}

/** The references between records of the real server and of the mock: their ids may mean other records there. */
export function findSplitReferences(settings: ServerSettings): SplitReference[] {
  const isReal = (entity: Entity) => getSource(settings, entity) === 'real'
  return entities.flatMap((from) =>
    (references[from] ?? [])
      .filter((to) => isReal(from) !== isReal(to))
      .map((to) => ({ from, to })),
  )
}

/** The settings with both ends of these references on the real server. */
export function joinReferences(
  settings: ServerSettings,
  split: readonly SplitReference[],
): ServerSettings {
  const joined = split.flatMap(({ from, to }) => [from, to])
  return {
    ...settings,
    sources: { ...settings.sources, ...Object.fromEntries(joined.map((name) => [name, 'real'])) },
  }
}

/** The settings of this tab. */
export interface SettingsStore {
  readonly getCurrent: () => ServerSettings
  /** Why the settings of the link or of the tab were not applied; undefined after a change. */
  readonly getProblem: () => SettingsProblem | undefined
  readonly change: (settings: ServerSettings) => void
  /** Calls the listener after a change. Returns the function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
}

export function createSettingsStore(storage: TabStorage): SettingsStore {
  const listeners = new Set<() => void>()
  let { settings, problem } = readSettings(storage)
  return {
    getCurrent: () => settings,
    getProblem: () => problem,
    change(next) {
      settings = next
      problem = undefined
      for (const [name, value] of Object.entries(toSearchParams(next))) storage.set(name, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
