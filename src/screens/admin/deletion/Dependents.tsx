import { useQueries } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { findDependents, type ListedRecord } from '#domain/dependents.ts'
import { listReferrers, type EntityName } from '#domain/entities.ts'

import { DependentsList } from './DeleteDialog.tsx'

interface DependentsProps {
  entity: EntityName
  /** The records to delete. */
  records: readonly ListedRecord[]
}

/** Lists the records of other entities that refer to those to delete. */
export function Dependents({ entity, records }: DependentsProps) {
  const { calls } = useApi()
  const kinds = listReferrers(entity).map(({ from }) => from)
  const lists = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: [kind, 'list'],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<readonly ListedRecord[]> =>
        calls[kind].list({}, signal),
      meta: { startedByScreen: 'only a deletion needs it' },
    })),
  })
  const isLoaded = lists.every(({ isSuccess }) => isSuccess)
  const byKind = Object.fromEntries(kinds.map((kind, index) => [kind, lists[index]?.data ?? []]))
  return (
    <DependentsList
      dependents={isLoaded ? findDependents(entity, records, byKind) : undefined}
      hasFailed={lists.some(({ isError }) => isError)}
    />
  )
}
