import { skipToken, type QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Why the screen starts the read itself: nobody needs it before a dialog is opened, for example. */
      startedByScreen?: string
    }
  }
}

/**
 * Logs an error if a screen needs what the loader of its route has not asked for: a read, for which the visitor would wait
 * after the code of the screen, or a namespace of texts, whose keys the visitor would read. For development and tests.
 */
export function checkLoaders(queryClient: QueryClient, instance: i18n): void {
  checkReads(queryClient)
  checkTexts(instance)
}

function checkReads(queryClient: QueryClient): void {
  // A read that was cancelled, as when React mounts a screen twice in development, was started nevertheless.
  const started = new WeakSet<object>()
  queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event
    if (type === 'updated' && event.action.type === 'fetch') started.add(query)
    if (type !== 'observerAdded') return
    const { enabled, queryFn } = event.observer.options
    const isOff = enabled === false || queryFn === skipToken
    if (isOff || query.state.status !== 'pending' || started.has(query)) return
    if (query.meta?.startedByScreen !== undefined) return
    console.error(`No loader has started the read ${JSON.stringify(query.queryKey)}.`)
  })
}

/** The compiler knows every key, so one that is missing is of a namespace that is not loaded. */
function checkTexts({ options }: i18n): void {
  options.saveMissing = true
  options.missingKeyHandler = (_languages, namespace, key) => {
    console.error(`No loader has loaded the texts "${namespace}" ("${key}").`)
  }
}
