import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'

import { type I18nStore, useVisitorLanguage } from '#i18n/i18n.ts'

import type { DemoClock } from '../demo-clock.ts'
import type { SettingsStore } from '../real-server/settings.ts'
import type { ScenarioStore } from '../scenario-store.ts'
import type { MockBackend } from '../start-backend.ts'
import type { TabStorage } from '../tab-storage.ts'
import { en } from './texts/en.ts'
import { type DevtoolsTexts, fr } from './texts/fr.ts'

export interface DevtoolsClient {
  readonly router: Pick<AnyRouter, 'state' | 'subscribe' | 'history'>
  readonly queryClient: QueryClient
  readonly i18n: I18nStore
}

export interface DevtoolsContextValue extends DevtoolsClient, Omit<MockBackend, 'fetchFn'> {
  readonly basePath: string
  readonly storage: TabStorage
  readonly scenarioStore: ScenarioStore
  readonly serverSettings: SettingsStore
  readonly demoClock: DemoClock
}

export const DevtoolsContext = createContext<DevtoolsContextValue | undefined>(undefined)

export function useDevtools(): DevtoolsContextValue {
  const value = useContext(DevtoolsContext)
  if (value === undefined) throw new Error('useDevtools needs a <DevtoolsContext> above it.')
  return value
}

/** The toolbar follows the visitor's language in the back-office too, which is always French. */
export const useLanguage = useVisitorLanguage

/** The toolbar's texts. They are separate from the client's, which are part of the production build. */
export function useTexts(): DevtoolsTexts {
  return useLanguage() === 'fr' ? fr : en
}

export const useActiveScenario = () => useStore(useDevtools().scenarioStore)
export const useRecorderState = () => useStore(useDevtools().callLog.recorder)
export const useServerSettings = () => useStore(useDevtools().serverSettings)
export const useRealServerState = () => useStore(useDevtools().realServer)

/** Selects a scenario, optionally on another page of the site, and refetches what the page shows. */
export function useSelectScenario() {
  const { basePath, queryClient, router, scenarioStore } = useDevtools()
  return useCallback(
    (name: string, path?: string): void => {
      scenarioStore.select(name)
      if (path !== undefined) router.history.push(basePath + path.slice(1))
      queryClient.resetQueries().catch(console.error)
    },
    [basePath, queryClient, router, scenarioStore],
  )
}

/** What is shown: the path of the page, and the id of its route, such as `/_public/faq`. */
export function useCurrentPage(): { readonly pathname: string; readonly routeId: string } {
  const { router } = useDevtools()
  const subscribe = useCallback(
    (onChanged: () => void) => router.subscribe('onResolved', onChanged),
    [router],
  )
  return {
    pathname: useSyncExternalStore(subscribe, () => location.pathname),
    routeId: useSyncExternalStore(subscribe, () => router.state.matches.at(-1)?.routeId ?? ''),
  }
}

/** Reads a value from the database, again after each change. Undefined until the first read ends. */
export function useDatabaseValue<Value>(
  read: (devtools: DevtoolsContextValue) => Promise<Value>,
): Value | undefined {
  const devtools = useDevtools()
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let latestRead = 0
    const update = async () => {
      latestRead += 1
      const currentRead = latestRead
      const result = await read(devtools)
      // An earlier read may end after a later one.
      if (currentRead === latestRead) setValue(result)
    }
    const onChange = () => void update().catch(console.error)
    onChange()
    devtools.databaseEvents.addEventListener('change', onChange)
    return () => {
      latestRead = -1
      devtools.databaseEvents.removeEventListener('change', onChange)
    }
  }, [devtools, read])
  return value
}

/** A link to this page with more search parameters. Empty ones are left out. */
export function createPageLink(params: Readonly<Record<string, string>>): string {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(params)) {
    if (value !== '') url.searchParams.set(name, value)
  }
  return url.href
}
