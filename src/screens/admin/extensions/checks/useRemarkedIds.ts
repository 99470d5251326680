import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { ListedRecord } from '#domain/dependents.ts'
import { entityNames, type EntityName } from '#domain/entities.ts'
import { runInSlices } from '#platform/slices.ts'

import type { RecordDefinition } from '../../core/definition/record-definition.ts'
import type { RemarksById } from './check-record.ts'
import { useCheckContext, useCheckedLists } from './useCheckContext.ts'
import { useDismissals } from './useDismissals.ts'

interface RemarkedOptions {
  readonly entity: EntityName
  readonly loadDefinition: () => Promise<RecordDefinition>
  /** Undefined until loaded. */
  readonly records: readonly ListedRecord[] | undefined
  readonly isNeeded: boolean
}

/**
 * The ids of the records on which the content checks remark, without what is ignored on this device. The lists are read, and
 * the code of the checks is loaded, only when they are needed.
 */
export function useRemarkedIds({ entity, loadDefinition, records, isNeeded }: RemarkedOptions) {
  const lists = useCheckedLists(isNeeded ? [...entityNames, 'recordFacts'] : [])
  const context = useCheckContext(lists)
  const { dismissals } = useDismissals()
  const queries = entityNames.map((name) => lists[name])
  // A server may have no facts of its records.
  const { recordFacts } = lists
  const versions = [...queries, recordFacts].map(({ dataUpdatedAt }) => dataUpdatedAt)
  const { data: keysById, isError } = useQuery({
    // Two entities may have records of the same ids.
    queryKey: ['remarks', entity, records?.map(({ id }) => id), versions],
    queryFn: async ({ signal }) => {
      const [definition, { checkEach }] = await Promise.all([
        loadDefinition(),
        import('./check-record.ts'),
      ])
      const steps = checkEach(definition, records ?? [], context)
      // An aborted run never settles: the query has ended by then.
      return new Promise<RemarksById>((resolve, reject) => {
        runInSlices(steps, signal, resolve).catch(reject)
      })
    },
    enabled:
      isNeeded &&
      records !== undefined &&
      !recordFacts.isPending &&
      queries.every(({ isSuccess }) => isSuccess),
    staleTime: Infinity,
    // Only a view needs it.
    meta: { isInLoader: false },
  })
  const ids = useMemo(
    () =>
      keysById &&
      new Set(
        [...keysById]
          .filter(([, keys]) => keys.some((key) => !(key in dismissals)))
          .map(([id]) => id),
      ),
    [keysById, dismissals],
  )
  return { ids, isFailed: isError || queries.some((query) => query.isError) }
}
