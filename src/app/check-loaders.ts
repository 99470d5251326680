import { skipToken, type QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen starts the query itself. A comment beside it says why: nobody needs it before a dialog is opened, for example. */
      isInLoader?: boolean
    }
  }
}

/** All errors that `checkLoaders` logs begin with it. */
export const loaderErrorPrefix = 'No loader'

/**
 * Logs an error when a screen uses a query that nothing has started, or texts that are not loaded. Its visitor would wait
 * longer, or read translation keys. In development and tests only.
 */
export function checkLoaders(queryClient: QueryClient, instance: i18n): void {
  checkQueries(queryClient)
  checkTexts(instance)
}

function checkQueries(queryClient: QueryClient): void {
  // A query that was cancelled, as when React mounts a screen twice in development, was started nevertheless.
  const started = new WeakSet<object>()
  queryClient.getQueryCache().subscribe((event) => {
    const { type, query } = event
    if (type === 'updated' && event.action.type === 'fetch') started.add(query)
    if (type !== 'observerAdded') return
    const { enabled, queryFn } = event.observer.options
    const isOff = enabled === false || queryFn === skipToken
    if (isOff || query.state.status !== 'pending' || started.has(query)) return
    if (query.meta?.isInLoader === false) return
    console.error(`${loaderErrorPrefix} has started the query ${JSON.stringify(query.queryKey)}.`)
  })
}

/** Keys are typed, so a missing key means that its namespace is not loaded. */
function checkTexts({ options }: i18n): void {
  options.saveMissing = true
  options.missingKeyHandler = (_languages, namespace, key) => {
    console.error(`${loaderErrorPrefix} has loaded the texts "${namespace}" ("${key}").`)
  }
}
