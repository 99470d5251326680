import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'

import type { ListExtension } from '../../core/table/extension.ts'
import type { ListColumn, ListFilter } from '../../core/table/list-definition.ts'
import { useUsesColumn } from './useUsesColumn.tsx'
import { ViewBar } from './ViewBar.tsx'

/** The views of a list, and how many records use each. */
export const searchInLists: ListExtension = {
  name: 'search',
  useListPart({ name, columns }) {
    const usesColumn = useUsesColumn(name)
    const imageFilter = useImageFilter(columns)
    return {
      columns: [usesColumn],
      filters: imageFilter,
      Above: ViewBar,
    }
  },
}

/** The views of a list that is not one of records. */
export const viewParts = [{ name: 'search', Above: ViewBar }]

/** The filter of a list with pictures, for the view of the records that have none. */
function useImageFilter<Row extends ListedRecord>(
  columns: readonly ListColumn<Row>[],
): readonly ListFilter<Row>[] {
  const { t } = useTranslation('adminSearch')
  const hasImages = columns.some(({ id }) => id === 'image')
  return useMemo(() => {
    const values = [t('filters.withImage'), t('filters.withoutImage')] as const
    const image: ListFilter<Row> = {
      id: 'image',
      label: t('filters.image'),
      isHiddenUntilSet: true,
      values,
      view: { name: values[1], value: values[1] },
      getValue: (record) => values[isFilled(record['image']) ? 0 : 1],
    }
    return hasImages ? [image] : []
  }, [t, hasImages])
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
