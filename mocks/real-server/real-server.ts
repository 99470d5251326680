import { createServerRouter } from 'contract-check'

import { contract } from '#contract/index.ts'

import type { FetchFn } from '../call-log.ts'
import { checkedEndpoints } from '../checked-endpoints.ts'
import { findEndpoint, getApiPath } from '../endpoints.ts'
import { type Entity, getSource, type SettingsStore } from './settings.ts'

interface RealServerOptions {
  readonly settingsStore: SettingsStore
  readonly fetchMock: FetchFn
  /** The origin of the page. */
  readonly origin: string
  /** Reaches the network, past the mock. */
  readonly fetchServer: FetchFn
  /** False where no toolbar can ask for it. */
  readonly canAskForConsent: () => boolean
}

export type RealServer = ReturnType<typeof createRealServer>

/** Sends the calls of chosen entities to the real server, and checks its answers. */
export function createRealServer({ settingsStore, ...options }: RealServerOptions) {
  const getSettings = () => settingsStore.getState().settings
  const router = createServerRouter({
    ...options,
    findRoute({ method, url }) {
      const { pathname, search } = new URL(url)
      const match = findEndpoint(method, pathname)
      if (match === undefined || match.endpoint.origin !== 'api') return undefined
      const settings = getSettings()
      const source = getSource(settings, match.group as Entity)
      const endpoint = checkedEndpoints.find(({ name }) => name === match.name)
      if (source === 'mock' || endpoint === undefined) return undefined
      return { endpoint, source, url: settings.url + getApiPath(match.endpoint, pathname) + search }
    },
  })
  settingsStore.subscribe(() => router.reset())
  return { ...router, probe: () => router.probe(getSettings().url + contract.countries.list.path) }
}
