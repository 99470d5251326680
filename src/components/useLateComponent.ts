import { type ComponentType, useEffect, useState } from 'react'

import type { RecordNamespace } from '#i18n/catalogue.ts'
import { useI18nStore } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/texts.ts'

export interface LateComponent<Props> {
  /** Imports it. The same function at each render. */
  readonly load: () => Promise<ComponentType<Props>>
  /** The texts that it shows. The same array at each render. */
  readonly texts: readonly (Namespace | RecordNamespace)[]
}

/**
 * A component whose code and texts are loaded once they are needed, because few visitors see it. If they cannot be had,
 * the page must do without.
 */
export function useLateComponent<Props>(
  isNeeded: boolean,
  { load, texts }: LateComponent<Props>,
): { readonly Loaded: ComponentType<Props> | undefined; readonly hasFailed: boolean } {
  const store = useI18nStore()
  const [state, setState] = useState<{ Loaded: ComponentType<Props> | undefined }>()
  useEffect(() => {
    if (!isNeeded) return
    Promise.all([load(), store.loadTexts(texts)]).then(
      ([Loaded]) => setState({ Loaded }),
      () => setState({ Loaded: undefined }),
    )
  }, [isNeeded, load, texts, store])
  return {
    Loaded: state?.Loaded,
    hasFailed: state !== undefined && state.Loaded === undefined,
  }
}
