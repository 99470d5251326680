import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'

import type { ListColumn } from '../../core/table/list-definition.ts'
import { useUseIndex } from './useAllRecords.ts'

const id = 'utilise'

/** The column 'Utilisé par': how many records use each. The other lists are loaded once it is shown or sorted by. */
export function useUsesColumn<Row extends ListedRecord>(name: EntityName): ListColumn<Row> {
  const { t } = useTranslation('adminSearch')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isNeeded = [search['colonnes'], search['tri']].some(
    (value) => typeof value === 'string' && value.includes(id),
  )
  const { index: known, failed } = useUseIndex({ isEnabled: isNeeded })
  // A number that leaves out a list would not be the number.
  const isUnknown = failed.length > 0
  const index = isNeeded && !isUnknown ? known : undefined
  return useMemo(
    () => ({
      id,
      title: t('uses.column'),
      variant: 'number',
      isHiddenByDefault: true,
      getValue: (row) => index?.find(name, row.id).length,
      renderCell: (row) =>
        index?.find(name, row.id).length ?? t(isUnknown ? 'uses.unknown' : 'uses.counting'),
    }),
    [t, index, isUnknown, name],
  )
}
