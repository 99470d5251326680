import { createStore } from 'zustand/vanilla'

import { ConfigurationError, parseApiUrl } from '#api/configuration.ts'
import { type Contract, listEndpoints } from '#contract/index.ts'
import { entityNames, getReferences } from '#domain/entities.ts'

import type { TabStorage } from '../tab-storage.ts'

/** An entity of the API. The others are files of the site. */
export type Entity = Exclude<
  keyof Contract,
  'testimonials' | 'lawyers' | 'deadlineRules' | 'statements' | 'recordFacts' | 'tagFacts'
>

/**
 * Who answers the calls of an entity. With `compare`, the mock does, and each read is also sent to the real server, to
 * list in what its answer differs from the contract.
 */
export type Source = 'mock' | 'real' | 'compare'

export const apiEntities = [
  ...new Set(
    listEndpoints()
      .filter(({ endpoint }) => endpoint.origin === 'api')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the others are of the origin 'site'
      .map(({ group }) => group as Entity),
  ),
]

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

interface StoredSettings {
  readonly settings: ServerSettings
  /** Why the settings of the link or of the tab were not applied; undefined after a change. */
  readonly problem: SettingsProblem | undefined
}

/** The settings of this tab, from its storage, which holds the parameters of a link too. */
function readSettings(storage: TabStorage): StoredSettings {
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
  return apiEntities.some((entity) => entity === name)
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
  return apiEntities.filter((entity) => getSource(settings, entity) === source)
}

export interface SplitReference {
  readonly from: Entity
  readonly to: Entity
}

/** The references between records of the real server and of the mock: their ids may mean other records there. */
export function findSplitReferences(settings: ServerSettings): SplitReference[] {
  const isReal = (entity: Entity) => getSource(settings, entity) === 'real'
  return entityNames.flatMap((from) =>
    getReferences(from)
      .filter(({ to }) => isReal(from) !== isReal(to))
      .map(({ to }) => ({ from, to })),
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

export type SettingsStore = ReturnType<typeof createSettingsStore>

/** Keeps the settings of this tab. */
export function createSettingsStore(storage: TabStorage) {
  const store = createStore(() => readSettings(storage))
  return {
    ...store,
    change(settings: ServerSettings): void {
      for (const [name, value] of Object.entries(toSearchParams(settings))) storage.set(name, value)
      store.setState({ settings, problem: undefined })
    },
  }
}
