import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import { createUseIndex } from '#domain/uses.ts'

import { useRecordName } from '../layout/useRecordName.ts'
import type { ListColumn } from '../table/list-definition.ts'
import { getSiteUrl, useAllRecords } from './useAllRecords.ts'

const id = 'utilise'

/** The column 'Utilisé par': how many records use each. The other lists are loaded once it is shown or sorted by. */
export function useUsesColumn<Row extends ListedRecord>(name: EntityName): ListColumn<Row> {
  const { t } = useTranslation('adminFinding')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isNeeded = [search['colonnes'], search['tri']].some(
    (value) => typeof value === 'string' && value.includes(id),
  )
  const { lists, isLoading, isComplete } = useAllRecords({ isEnabled: isNeeded })
  const nameRecord = useRecordName()
  const index = useMemo(
    () => (isNeeded && isComplete ? createUseIndex(lists, getSiteUrl(), nameRecord) : undefined),
    [isNeeded, isComplete, lists, nameRecord],
  )
  return useMemo(
    () => ({
      id,
      title: t('uses.column'),
      variant: 'number',
      isHiddenByDefault: true,
      getValue: (row) => index?.find(name, row.id).length,
      renderCell: (row) =>
        index?.find(name, row.id).length ?? t(isLoading ? 'uses.counting' : 'uses.unknown'),
    }),
    [t, index, isLoading, name],
  )
}
