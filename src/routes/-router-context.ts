import type { QueryClient } from '@tanstack/react-query'

import type { Api } from '#api/api.ts'
import type { Namespace } from '#i18n/texts.ts'

/** What routes work with. */
export interface RouterContext {
  readonly api: Api
  readonly queryClient: QueryClient
  /** Loads the texts of a screen, in the language shown, beside its code and data. */
  readonly loadTexts: (...namespaces: Namespace[]) => Promise<void>
  /** The same in French whatever is shown: what `loadTexts` is below the back-office's layout. */
  readonly loadFrenchTexts: (...namespaces: Namespace[]) => Promise<void>
  /** To be called when a public page is first on screen: what waits for that can begin. */
  readonly onHydrated: () => void
}
