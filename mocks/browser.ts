import './local-storage-fallback.ts'

import { loadOnce } from '#lib/load-module.ts'

import type { DevtoolsClient } from './devtools/devtools-client.ts'
import type { FetchFn } from './call-log.ts'
import { createScenarioStore } from './scenario-store.ts'
import { createTabStorage, takeSearchParams } from './tab-storage.ts'

interface MockOptions {
  /** The site's base path, such as `/` or `/demo/`; the worker is served there. */
  readonly basePath: string
  /** Called when another tab changed the database, so that what is shown can be asked for again. */
  readonly onExternalChange: () => void
}

/** The mock backend of a page. */
export interface Mock {
  /** Sends a request to it. */
  readonly fetchFn: FetchFn
  /** Whether it answers as the server did of whose records the prerendered pages are made. */
  readonly isDefaultScenario: boolean
  /** Shows the demo's bar over the client, unless the address said `?bar=off`. */
  readonly showDevtools: (client: DevtoolsClient) => Promise<void>
}

/**
 * Starts the mock backend in a browser. To be called before the router starts: it takes the demo's own
 * parameters from the address. What answers comes in a file of its own, beside which the page's screens
 * load: only calls wait for it.
 */
export function startMock({ basePath, onExternalChange }: MockOptions): Mock {
  const storage = createTabStorage()
  takeSearchParams(['scenario', 'bar'], storage)
  const scenarioStore = createScenarioStore(storage)
  const backend = loadOnce(async () => {
    const { startBackend } = await import('./start-backend.ts')
    return startBackend({ basePath, scenarioStore, onExternalChange })
  })
  // What fails is told by the call that asks again.
  backend().catch(() => undefined)
  return {
    fetchFn: async (request, body) => (await backend()).fetchFn(request, body),
    isDefaultScenario: scenarioStore.isDefault(),
    async showDevtools(client) {
      if (storage.get('bar') === 'off') return
      const [{ mountDevtools }, { overlay, databaseEvents, callLog }] = await Promise.all([
        import('./devtools/mount-devtools.tsx'),
        backend(),
      ])
      mountDevtools({
        ...client,
        basePath,
        storage,
        scenarioStore,
        overlay,
        databaseEvents,
        callLog,
      })
    },
  }
}
