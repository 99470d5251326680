import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'

import type { CallLog } from '../calls.ts'
import type { ScenarioStore } from '../chosen-scenario.ts'
import type { OverlayStore } from '../database/changes.ts'
import type { TabStorage } from '../tab-memory.ts'

/** The client that the bar stands over. */
export interface DevtoolsClient {
  readonly router: Pick<AnyRouter, 'state' | 'subscribe' | 'history'>
  readonly queryClient: QueryClient
  readonly i18n: i18n
}

/** All that the bar works with. */
export interface DevtoolsContextValue extends DevtoolsClient {
  readonly basePath: string
  readonly storage: TabStorage
  readonly scenarioStore: ScenarioStore
  readonly overlay: OverlayStore
  /** Has a `change` event when the database changed, in this tab or another. */
  readonly databaseEvents: EventTarget
  readonly callLog: CallLog
}
