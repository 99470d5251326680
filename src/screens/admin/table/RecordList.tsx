import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { buttonLook } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import { ReadFailed } from '../faults/ReadFailed.tsx'
import { PageHeader } from '../frame/PageHeader.tsx'
import { formLink } from '../frame/places.ts'
import { RemoveDialog, type Removing } from '../remove/RemoveDialog.tsx'
import { useRemoval } from '../remove/useRemoval.ts'
import type { ListDefinition, ListedRecord } from './definition.ts'
import { FoundRecords } from './FoundRecords.tsx'
import { useCreateShortcut } from './useCreateShortcut.ts'

interface RecordListProps<Row extends ListedRecord> {
  list: ListDefinition<Row>
  /** What was read of the server: a query's state. */
  query: {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  removing: Removing<Row>
}

const none: readonly never[] = []

/** A list of the back-office: its title, its records, the question before a deletion (spec 2.13). */
export function RecordList<Row extends ListedRecord>({
  list,
  query,
  removing,
}: RecordListProps<Row>) {
  const { t } = useTranslation('admin')
  const { data, error } = query
  const removal = useRemoval(removing)
  useCreateShortcut(list.name)
  // The button that opened the modal goes with its row, once the list has been read again.
  useFocusAfterRemoval(data?.length ?? 0)
  const isFailed = data === undefined && error !== null

  return (
    <>
      <PageHeader
        title={list.title}
        actions={
          <Link
            {...formLink(list.name)}
            aria-keyshortcuts="n"
            className={buttonLook('primary', 'small')}
          >
            <Plus size={17} aria-hidden />
            {list.addLabel}
          </Link>
        }
      />
      {isFailed ? (
        <ReadFailed
          fault={error}
          title={t('table.failed')}
          onRetry={() => {
            void query.refetch()
          }}
        />
      ) : (
        <FoundRecords
          list={list}
          records={data ?? none}
          isLoading={data === undefined}
          onRemove={removal.choose}
        />
      )}
      <RemoveDialog removing={removing} removal={removal} />
    </>
  )
}
