import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import { PageHeader } from '../layout/PageHeader.tsx'
import { useShortcut } from '../layout/shortcuts.ts'
import { DeleteDialog, type DeleteDialogOptions } from '../deletion/DeleteDialog.tsx'
import { useDeleteRecords } from '../deletion/useDeleteRecords.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import { LoadError } from '../errors/LoadError.tsx'
import { RecordResults } from './RecordResults.tsx'

interface RecordListProps<Row extends ListRecord> {
  definition: ListDefinition<Row>
  query: {
    readonly data: readonly Row[] | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  deletion: Omit<DeleteDialogOptions<Row>, 'getRecordName'>
}

const noRecords: readonly never[] = []

/** A list page of the back-office: header, records and delete dialog (spec 2.13). */
export function RecordList<Row extends ListRecord>(props: RecordListProps<Row>) {
  const { definition, query } = props
  const deleteOptions = { ...props.deletion, getRecordName: definition.getRecordName }
  const { t } = useTranslation('admin')
  const { data, error } = query
  const navigate = useNavigate()
  const deletion = useDeleteRecords(deleteOptions)
  const { add } = definition
  useShortcut('n', () => {
    if (add !== undefined) void navigate(add.link)
  })
  // The row with the button that opened the dialog disappears when the list refetches.
  useFocusAfterRemoval(data?.length ?? 0)

  return (
    <>
      <PageHeader
        title={definition.title}
        actions={
          add && (
            <Link
              {...add.link}
              aria-keyshortcuts="n"
              className={getButtonClassName('primary', 'small')}
            >
              <Plus size={17} aria-hidden />
              {add.label}
            </Link>
          )
        }
      />
      {data === undefined && error !== null ? (
        <LoadError query={query} title={t('table.failed')} />
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
