import { useQueries } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { findDependents, type ListedRecord } from '#domain/dependents.ts'
import { getReferrers, type EntityName } from '#domain/entities.ts'

import { getListQuery } from '../layout/list-query.ts'
import { useRecordName } from '../layout/useRecordName.ts'
import { DependentsList } from './DeleteDialog.tsx'

interface DependentsProps {
  entity: EntityName
  /** The records to delete. */
  records: readonly ListedRecord[]
}

/** Lists the records of other entities that refer to those to delete. */
export function Dependents({ entity, records }: DependentsProps) {
  const api = useApi()
  const nameRecord = useRecordName()
  const referrers = getReferrers(entity).map(({ from }) => from)
  const lists = useQueries({
    queries: referrers.map((referrer) => ({
      ...getListQuery(api, referrer),
      // Only a deletion needs it.
      meta: { isInLoader: false },
    })),
  })
  const isLoaded = lists.every(({ isSuccess }) => isSuccess)
  const byEntity = Object.fromEntries(
    referrers.map((referrer, index) => [referrer, lists[index]?.data ?? []]),
  )
  return (
    <DependentsList
      dependents={isLoaded ? findDependents(entity, records, byEntity, nameRecord) : undefined}
      hasFailed={lists.some(({ isError }) => isError)}
    />
  )
}
