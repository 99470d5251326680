import type { QueryClient } from '@tanstack/react-query'

import type { Api } from '#api/api.ts'
import type { RecordNamespace } from '#i18n/catalogue.ts'
import type { Namespace } from '#i18n/texts.ts'

/** The context of all routes. */
export interface RouterContext {
  readonly api: Api
  readonly queryClient: QueryClient
  /**
   * Loads the texts of a screen, and the translations of the records that it shows, in the current language, in parallel
   * with its code and data.
   */
  readonly loadTexts: (...namespaces: (Namespace | RecordNamespace)[]) => Promise<void>
  /**
   * Loads texts in French whatever the current language; it replaces `loadTexts` below the back-office's
   * layout.
   */
  readonly loadFrenchTexts: (...namespaces: Namespace[]) => Promise<void>
  /** Adds the routes of the back-office; false if they are there already. */
  readonly addAdminRoutes: () => Promise<boolean>
  /** Must be called when a public page is shown, hydrated or rendered: deferred work starts then. */
  readonly onShown: () => void
}
