import { skipToken, type QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Why the screen starts the read itself: nobody needs it before a dialog is opened, for example. */
      startedByScreen?: string
    }
  }
}

/**
 * Logs an error if a screen reads what the loader of its route has not started: the visitor would wait for the code of the screen
 * first, and then for the read. For development and tests.
 */
export function checkLoaders(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'observerAdded') return
    const { query, observer } = event
    const { enabled, queryFn } = observer.options
    const isOff = enabled === false || queryFn === skipToken
    const { status, fetchStatus } = query.state
    if (isOff || status !== 'pending' || fetchStatus !== 'idle') return
    if (query.meta?.startedByScreen !== undefined) return
    console.error(`No loader has started the read ${JSON.stringify(query.queryKey)}.`)
  })
}
