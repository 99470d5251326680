import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'

import type { CallLog } from '../call-log.ts'
import type { ScenarioStore } from '../scenario-store.ts'
import type { OverlayStore } from '../database/overlay.ts'
import type { TabStorage } from '../tab-storage.ts'

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
