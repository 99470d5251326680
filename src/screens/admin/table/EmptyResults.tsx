import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { getFormLink } from '../layout/entities.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'

interface EmptyResultsProps<Row extends ListRecord> {
  list: Pick<ListDefinition<Row>, 'entity' | 'addLabel'>
  /** There are records, and none matches. */
  isFiltered: boolean
  onClear: () => void
}

/** In place of the table: nothing was made yet, or nothing matches. */
export function EmptyResults<Row extends ListRecord>(props: EmptyResultsProps<Row>) {
  const { list, isFiltered, onClear } = props
  const { t } = useTranslation('admin')
  if (isFiltered) {
    return (
      <EmptyState
        variant="empty"
        title={t('table.noResults')}
        text={t('table.noResultsAdvice')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('table.clearFilters')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      variant="empty"
      title={t('table.empty')}
      text={t('table.emptyAdvice')}
      action={
        <Link {...getFormLink(list.entity)} className={getButtonClassName('secondary')}>
          {list.addLabel}
        </Link>
      }
    />
  )
}
