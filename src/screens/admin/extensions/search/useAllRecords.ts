import { useEffect, useMemo, useState } from 'react'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { entityNames, type EntityName } from '#domain/entities.ts'
import { findLinks, type RecordsByEntity } from '#domain/record-links.ts'
import { createUseIndex } from '#domain/uses.ts'
import { runInSlices } from '#platform/slices.ts'

import { getListQuery } from '../../core/layout/list-query.ts'
import { useRecordName } from '../../core/layout/useRecordName.ts'

/** The base URL of the site, against which the links in its texts are read. */
export function getSiteUrl(): string {
  return new URL(import.meta.env.BASE_URL, location.href).href
}

/** The records of all entities: those that are loaded so far, and the lists that are missing. */
export function useAllRecords({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const records = useQueries({
    queries: entityNames.map((entity) => ({
      ...getListQuery(api, entity),
      enabled: isEnabled,
      // What uses a record is shown when it is known.
      meta: { isInLoader: false },
    })),
    combine: combineLists,
  })
  return {
    ...records,
    retry: () => {
      for (const entity of records.failed) {
        void queryClient.refetchQueries({ ...getListQuery(api, entity), exact: true })
      }
    },
  }
}

/** The uses of all records, once every list has answered. The texts of thousands are read in slices: typing does not wait. */
export function useUseIndex(options: { isEnabled?: boolean } = {}) {
  const records = useAllRecords(options)
  const { lists, isLoading } = records
  const [readLists, setReadLists] = useState<RecordsByEntity>()
  useEffect(() => {
    if (isLoading) return undefined
    const abortion = new AbortController()
    void runInSlices(readLinks(lists), abortion.signal, () => setReadLists(lists))
    return () => abortion.abort()
  }, [lists, isLoading])
  const nameRecord = useRecordName()
  const isReady = !isLoading && readLists === lists
  const index = useMemo(
    () => (isReady ? createUseIndex(lists, getSiteUrl(), nameRecord) : undefined),
    [isReady, lists, nameRecord],
  )
  return { ...records, index }
}

/** Finds the links of all records, one record at a time; the index has them then. */
function* readLinks(lists: RecordsByEntity): Generator<undefined, void> {
  for (const record of Object.values(lists).flat()) {
    findLinks(record)
    yield undefined
  }
}

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
  }
}
