import './closed-storage.ts'

import { remember } from '#loading/remember.ts'

import type { BarClient } from './bar/bar-client.ts'
import type { Send } from './calls.ts'
import { createChosenScenario } from './chosen-scenario.ts'
import { createTabMemory, takeFromAddress } from './tab-memory.ts'

interface MockOptions {
  /** The site's base path, such as `/` or `/demo/`; the worker is served there. */
  readonly basePath: string
  /** Called when another tab changed the database, so that what is shown can be asked for again. */
  readonly onChangedElsewhere: () => void
}

/** The mock backend of a page. */
export interface Mock {
  /** Sends a request to it. */
  readonly send: Send
  /** Whether it answers as the server did of whose records the prerendered pages are made. */
  readonly isUsual: boolean
  /** Shows the demo's bar over the client, unless the address said `?bar=off`. */
  readonly showBar: (client: BarClient) => Promise<void>
}

/**
 * Starts the mock backend in a browser. To be called before the router starts: it takes the demo's own
 * parameters from the address. What answers comes in a file of its own, beside which the page's screens
 * load: only calls wait for it.
 */
export function startMock({ basePath, onChangedElsewhere }: MockOptions): Mock {
  const memory = createTabMemory()
  takeFromAddress(['scenario', 'bar'], memory)
  const scenario = createChosenScenario(memory)
  const answering = remember(async () => {
    const { startAnswering } = await import('./answering.ts')
    return startAnswering({ basePath, scenario, onChangedElsewhere })
  })
  // What fails is told by the call that asks again.
  answering().catch(() => undefined)
  return {
    send: async (request, body) => (await answering()).send(request, body),
    isUsual: scenario.isUsual(),
    async showBar(client) {
      if (memory.read('bar') === 'off') return
      const [{ showBar }, { changes, changed, calls }] = await Promise.all([
        import('./bar/show.tsx'),
        answering(),
      ])
      showBar({ ...client, basePath, memory, scenario, changes, changed, calls })
    },
  }
}
