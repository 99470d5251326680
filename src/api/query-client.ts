import { QueryCache, QueryClient } from '@tanstack/react-query'

import { NetworkError, ApiError } from './errors.ts'

const staleTimeMs = 60_000
const maxRetries = 2
/** How long a failed query is not retried on mount, in milliseconds. */
const retryOnMountDelayMs = 3000

/**
 * The query cache. Reads retry with exponential backoff on network and server errors, never on 4xx, contract errors or
 * timeouts. Writes never retry. Failed reads refetch when the browser is back online. Every failed read is logged with
 * its status and body (spec 8).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        console.error(error.message)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        // Without it a query waits for the browser's 'online' event instead of failing, without any message.
        networkMode: 'always',
        // `networkMode: 'always'` would turn it off.
        refetchOnReconnect: true,
        // A route starts queries that its screen then waits for: don't retry recent failures on mount.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > retryOnMountDelayMs,
        retry: (failures, error) => failures < maxRetries && isTransientError(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

function isTransientError(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}

/**
 * Cancels reads without observers: those started for a page that the visitor left before it rendered. React Query
 * cancels observed reads on unmount.
 */
export function cancelUnobservedQueries(queryClient: QueryClient): void {
  void queryClient.cancelQueries({
    predicate: (query) => query.state.fetchStatus === 'fetching' && query.getObserversCount() === 0,
  })
}
