import { QueryCache, QueryClient } from '@tanstack/react-query'

import { NetworkError, ApiError } from './errors.ts'

const staleTimeMs = 60_000
const maxRetries = 2
/** How long a failure is recent, in milliseconds. */
const retryOnMountDelayMs = 3000

/**
 * The cache of what the server said. Reads are tried again, with a growing pause, when the line or
 * the server failed, never when the server refused (4xx), broke the contract or let the time limit
 * pass: 15 s without a word are enough. Writes never. What failed is asked again when the browser is
 * online once more. Every failure of a read is logged with its status and body (spec 8).
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
        // Without it a query waits for the browser's 'online' event instead of failing, and the person sees nothing.
        networkMode: 'always',
        // As it is by default, but not with the line above.
        refetchOnReconnect: true,
        // A route begins what its screen then waits for: what failed in between is not asked twice.
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
 * Cancels the reads that no part of the page waits for: those that were begun for a page which the
 * visitor left before it was there. (A read that a component waits for is cancelled as it goes.)
 */
export function cancelUnobservedQueries(queryClient: QueryClient): void {
  void queryClient.cancelQueries({
    predicate: (query) => query.state.fetchStatus === 'fetching' && query.getObserversCount() === 0,
  })
}
