import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'

import type { CallLog } from '../calls.ts'
import type { ChosenScenario } from '../chosen-scenario.ts'
import type { ChangeStore } from '../database/changes.ts'
import type { TabMemory } from '../tab-memory.ts'

/** The client that the bar stands over. */
export interface BarClient {
  readonly router: Pick<AnyRouter, 'state' | 'subscribe' | 'history'>
  readonly queryClient: QueryClient
  readonly i18n: i18n
}

/** All that the bar works with. */
export interface BarParts extends BarClient {
  readonly basePath: string
  readonly memory: TabMemory
  readonly scenario: ChosenScenario
  readonly changes: ChangeStore
  /** Has a `change` event when the database changed, in this tab or another. */
  readonly changed: EventTarget
  readonly calls: CallLog
}
