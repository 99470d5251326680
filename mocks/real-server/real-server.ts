import { createServerRouter } from 'contract-check'

import { contract, type EndpointName } from '#contract/index.ts'

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
    findRoute(request) {
      const { pathname, search } = new URL(request.url)
      const match = findEndpoint(request.method, pathname)
      if (match === undefined || match.endpoint.origin !== 'api') return undefined
      const settings = getSettings()
      const source = getSource(settings, match.group as Entity)
      if (source === 'mock') return undefined
      const url = settings.url + getApiPath(match.endpoint, pathname) + search
      return { endpoint: getChecked(match.name), source, url }
    },
  })
  settingsStore.subscribe(() => router.reset())
  return {
    ...router,
    /** Reads one list, to see whether the server answers. */
    probe: () =>
      router.probe(getChecked('countries.list'), getSettings().url + contract.countries.list.path),
  }
}

function getChecked(name: EndpointName) {
  const endpoint = checkedEndpoints.find((one) => one.name === name)
  if (endpoint === undefined) throw new Error(`${name} is no call of the contract.`)
  return endpoint
}
