import './local-storage-fallback.ts'

import type { Clock } from '#platform/clock.ts'
import { loadOnce } from '#platform/load-module.ts'

import type { DevtoolsClient } from './devtools/devtools-context.ts'
import type { FetchFn } from './call-log.ts'
import { createDemoClock } from './demo-clock.ts'
import { rejectOnAbort } from './reject-on-abort.ts'
import { createSettingsStore, listEntities, serverParams } from './real-server/settings.ts'
import { createScenarioStore } from './scenario-store.ts'
import { separateReceivedState, takeStateLink } from './received-state.ts'
import { createTabStorage, searchParams, takeSearchParams } from './tab-storage.ts'

interface MockOptions {
  /** The base path of the site, such as `/demo/`. The worker is served there. */
  readonly basePath: string
  /** Called when another tab changed the database. */
  readonly onExternalChange: () => void
}

/** The mock backend of a page. */
export interface Mock {
  readonly fetchFn: FetchFn
  /** Whether the prerendered pages show the records of this scenario and of the mock alone. */
  readonly isDefaultScenario: boolean
  readonly clock: Clock
  /** Shows the demo toolbar, unless the URL contained `?bar=off`. */
  readonly showDevtools: (client: DevtoolsClient) => Promise<void>
}

/**
 * Starts the mock backend in a browser. Call it before the router starts, because it moves the parameters of the demo
 * out of the URL. The handlers are a separate chunk that loads in parallel with the screen; only calls wait for it.
 */
export async function startMock({ basePath, onExternalChange }: MockOptions): Promise<Mock> {
  await receiveLinkedState(basePath)
  const showsReceivedState = separateReceivedState()
  const storage = createTabStorage()
  takeSearchParams(searchParams, storage)
  takeSearchParams(serverParams, storage, { together: true })
  const scenarioStore = createScenarioStore(storage)
  const serverSettings = createSettingsStore(storage)
  const demoClock = createDemoClock(storage)
  const { clock } = demoClock
  const backend = loadOnce(async () => {
    const { startBackend } = await import('./start-backend.ts')
    return startBackend({
      basePath,
      storage,
      scenarioStore,
      serverSettings,
      clock,
      onExternalChange,
    })
  })
  // The next call reports the error.
  backend().catch(() => undefined)
  return {
    fetchFn: async (request) => (await rejectOnAbort(request.signal, backend())).fetchFn(request),
    clock,
    isDefaultScenario:
      !showsReceivedState &&
      scenarioStore.isDefault() &&
      listEntities(serverSettings.getState().settings, 'real').length === 0,
    async showDevtools(client) {
      if (storage.get('lang')) {
        const { showRequestedLanguage } = await import('./devtools/show-requested-language.ts')
        await showRequestedLanguage(client.i18n, storage)
      }
      if (storage.get('bar') === 'off') return
      const [{ mountDevtools }, { fetchFn: _, ...backendParts }] = await Promise.all([
        import('./devtools/mount-devtools.tsx'),
        backend(),
      ])
      mountDevtools({
        ...client,
        ...backendParts,
        basePath,
        storage,
        scenarioStore,
        serverSettings,
        demoClock,
      })
    },
  }
}

/** Shows the state that the URL holds, if it holds one. */
async function receiveLinkedState(basePath: string): Promise<void> {
  const data = takeStateLink()
  if (data === undefined) return
  try {
    const { receiveStateLink } = await import('./devtools/receive-state.ts')
    await receiveStateLink(data, basePath)
  } catch (error) {
    // The code could not be loaded. The site starts with the visitor's own state.
    console.error(error)
  }
}
