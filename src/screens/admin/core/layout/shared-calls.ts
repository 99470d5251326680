import { CancelledError, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'

import type { Api } from '#api/api.ts'
import { translatableLists, type ListCalls } from '#content/translations/translation-report.ts'

/**
 * Reads what another query may hold or be reading already. A navigation cancels reads that no screen waits for
 * (`cancelUnobservedQueries`), perhaps this one: then it begins again, until `signal` says that nobody wants it any more;
 * without a signal, once.
 */
export async function fetchShared<Data>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data>,
  signal?: AbortSignal,
): Promise<Data> {
  const read = () => queryClient.fetchQuery({ ...options, retry: false })
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
      signal?.throwIfAborted()
      if (signal === undefined) return read()
    }
  }
}

/** The calls of a report over all lists, which reads each list once, with the screens that show it. */
export function shareCalls(queryClient: QueryClient, { queries }: Pick<Api, 'queries'>): ListCalls {
  const calls = translatableLists.map((name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one query of a union: its data is not looked at here
    const query = queries[name].list() as FetchQueryOptions
    const list = (_input: unknown, signal?: AbortSignal) => fetchShared(queryClient, query, signal)
    return [name, { list }] as const
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry per list
  return Object.fromEntries(calls) as unknown as ListCalls
}
