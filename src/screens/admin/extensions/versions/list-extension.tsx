import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { ExtendedList, ListExtension } from '../../core/table/extension.ts'
import { createIdFilter } from '../../core/table/id-filter.ts'
import { DeletedRecords } from './DeletedRecords.tsx'
import { RecreationOffer } from './RecreationOffer.tsx'
import { isDeletionKept } from './useVersionListener.ts'
import { readSavedIds } from './version-store.ts'

/** The filter by what was saved on this device, and the records that were deleted on it. */
export const versionsInLists: ListExtension = {
  name: 'versions',
  useListPart<Row extends ListedRecord>(list: ExtendedList<Row>) {
    const { name, updatedAt } = list
    const { t } = useTranslation('adminVersions')
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    const { data: ids, isFetching } = useSavedIds(name, updatedAt, 'modifies' in search)
    const filters = useMemo(
      () => [
        createIdFilter<Row>({
          id: 'modifies',
          label: t('filter.label'),
          ids,
          unavailable: t('filter.failed'),
          values: [t('filter.sinceYesterday'), t('filter.notSinceYesterday')],
          view: t('filter.view'),
        }),
      ],
      [t, ids],
    )
    return {
      filters,
      isPending: isFetching && ids === undefined,
      below: <DeletedRecords entity={name} />,
      renderDeletedActions(deleted) {
        const kept = deleted.map(({ id }) => id).filter((id) => isDeletionKept(name, id))
        return kept.length === 0 ? undefined : <RecreationOffer entity={name} ids={kept} />
      },
    }
  },
}

/** The ids of the records that were saved on this device since yesterday: the API does not say when one was changed. */
function useSavedIds(name: EntityName, updatedAt: number, isNeeded: boolean) {
  const clock = useClock()
  return useQuery({
    // Each save loads the list again.
    queryKey: ['saved', name, updatedAt],
    queryFn: () => {
      const yesterday = clock()
      yesterday.setDate(yesterday.getDate() - 1)
      yesterday.setHours(0, 0, 0, 0)
      return readSavedIds(name, yesterday)
    },
    enabled: isNeeded,
    staleTime: Infinity,
    retry: false,
    // Only a view needs it.
    meta: { isInLoader: false },
  })
}
