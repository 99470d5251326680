import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { entityNames, type EntityName } from '#domain/entities.ts'
import type { RecordsByEntity } from '#domain/record-links.ts'

/** The base URL of the site, against which the links in its texts are read. */
export function getSiteUrl(): string {
  return new URL(import.meta.env.BASE_URL, location.href).href
}

/** The records of all entities: those that are loaded so far, and the lists that are missing. */
export function useAllRecords({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  const { calls } = useApi()
  const queryClient = useQueryClient()
  const records = useQueries({
    queries: entityNames.map((entity) => ({
      queryKey: [entity, 'list'],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly ListedRecord[]> =>
        calls[entity].list({}, signal),
      enabled: isEnabled,
      meta: { reasonNotInLoader: 'what uses a record is shown when it is known' },
    })),
    combine: combineLists,
  })
  return {
    ...records,
    retry: () => {
      for (const entity of records.failed) {
        void queryClient.refetchQueries({ queryKey: [entity, 'list'], exact: true })
      }
    },
  }
}

export type AllRecords = ReturnType<typeof useAllRecords>

function combineLists(results: readonly UseQueryResult<readonly ListedRecord[]>[]) {
  const named = entityNames.map((entity, index) => ({ entity, result: results[index] }))
  const pick = (isPicked: (result: UseQueryResult | undefined) => boolean): EntityName[] =>
    named.filter(({ result }) => isPicked(result)).map(({ entity }) => entity)
  const lists: RecordsByEntity = Object.fromEntries(
    named.flatMap(({ entity, result }) => (result?.data ? [[entity, result.data]] : [])),
  )
  return {
    lists,
    /** The lists that could not be loaded, and are not being loaded again. */
    failed: pick(
      (result) => result?.isError === true && result.data === undefined && !result.isFetching,
    ),
    isLoading: named.some(
      ({ result }) => result?.data === undefined && result?.isFetching === true,
    ),
    isComplete: named.every(({ result }) => result?.data !== undefined),
  }
}
