import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import { LoadError } from '../errors/LoadError.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { getFormLink } from '../layout/entities.ts'
import { DeleteDialog, type DeleteDialogOptions } from '../deletion/DeleteDialog.tsx'
import { useDeleteRecords } from '../deletion/useDeleteRecords.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import { RecordResults } from './RecordResults.tsx'
import { useCreateShortcut } from './useCreateShortcut.ts'

interface RecordListProps<Row extends ListRecord> {
  definition: ListDefinition<Row>
  /** What was read of the server: a query's state. */
  query: {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  deleteOptions: DeleteDialogOptions<Row>
}

const noRecords: readonly never[] = []

/** A list of the back-office: its title, its records, the question before a deletion (spec 2.13). */
export function RecordList<Row extends ListRecord>({
  definition,
  query,
  deleteOptions,
}: RecordListProps<Row>) {
  const { t } = useTranslation('admin')
  const { data, error } = query
  const deletion = useDeleteRecords(deleteOptions)
  useCreateShortcut(definition.entity)
  // The button that opened the modal goes with its row, once the list has been read again.
  useFocusAfterRemoval(data?.length ?? 0)
  const isFailed = data === undefined && error !== null

  return (
    <>
      <PageHeader
        title={definition.title}
        actions={
          <Link
            {...getFormLink(definition.entity)}
            aria-keyshortcuts="n"
            className={getButtonClassName('primary', 'small')}
          >
            <Plus size={17} aria-hidden />
            {definition.addLabel}
          </Link>
        }
      />
      {isFailed ? (
        <LoadError
          error={error}
          title={t('table.failed')}
          onRetry={() => {
            void query.refetch()
          }}
        />
      ) : (
        <RecordResults
          list={definition}
          records={data ?? noRecords}
          isLoading={data === undefined}
          onDelete={deletion.open}
        />
      )}
      <DeleteDialog options={deleteOptions} deletion={deletion} />
    </>
  )
}
