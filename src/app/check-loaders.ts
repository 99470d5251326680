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
 * Logs an error if a screen reads what no loader has started: the visitor would wait first for the code of the screen, and
 * then for the read. For development and tests.
 */
export function checkLoaders(queryClient: QueryClient): void {
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
