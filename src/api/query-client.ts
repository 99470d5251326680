import { QueryCache, QueryClient } from '@tanstack/react-query'

import { NetworkError, ApiError, TimeoutError } from './errors.ts'

const freshFor = 60_000
const retries = 2

/**
 * The cache of what the server said. Reads are tried again, with a growing pause, when the line or
 * the server failed, never when the server refused (4xx) or broke the contract; writes never. Every
 * failure of a read is logged with its status and body (spec 8).
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
        staleTime: freshFor,
        // Without it a query waits for the browser's 'online' event instead of failing, and the person sees nothing.
        networkMode: 'always',
        retry: (failures, error) => failures < retries && mayPass(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}

function mayPass(error: Error): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    (error instanceof ApiError && error.status >= 500)
  )
}
