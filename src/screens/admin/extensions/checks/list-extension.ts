import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'

import type { ExtendedList, ListExtension } from '../../core/table/extension.ts'
import { createIdFilter } from '../../core/table/id-filter.ts'
import { useRemarkedIds } from './useRemarkedIds.ts'

/** The filter by whether the content checks remark on a record. */
export const checksInLists: ListExtension = {
  name: 'checks',
  useListPart<Row extends ListedRecord>({ name, records, loadDefinition }: ExtendedList<Row>) {
    const { t } = useTranslation('adminChecks')
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    const isNeeded = 'remarques' in search
    const { ids, isFailed } = useRemarkedIds({ entity: name, loadDefinition, records, isNeeded })
    const filters = useMemo(
      () => [
        createIdFilter<Row>({
          id: 'remarques',
          label: t('filter.label'),
          ids,
          unavailable: t('filter.failed'),
          values: [t('filter.remarked'), t('filter.unremarked')],
          view: t('filter.remarked'),
        }),
      ],
      [t, ids],
    )
    return { filters, isPending: isNeeded && ids === undefined && !isFailed }
  },
}
