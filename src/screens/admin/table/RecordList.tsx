import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'

import { getButtonClassName, Button } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { PageHeader } from '../layout/PageHeader.tsx'
import { getFormLink } from '../layout/entities.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { DeleteDialog, type DeleteDialogOptions } from '../deletion/DeleteDialog.tsx'
import { useDeleteRecords } from '../deletion/useDeleteRecords.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import { RecordResults } from './RecordResults.tsx'
import { describeError, isDenied, logError } from '../errors/classify-error.ts'

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
  useShortcut('n', () => {
    void navigate(getFormLink(definition.entity))
  })
  // The row with the button that opened the dialog disappears when the list refetches.
  useFocusAfterRemoval(data?.length ?? 0)

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
      {data === undefined && error !== null ? (
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

interface LoadErrorProps {
  error: unknown
  /** 'La liste n’a pas pu être chargée.' */
  title: string
  onRetry: () => void
}

/** Replaces a list that could not be loaded. Denied access has texts of its own (docs/decisions.md). */
function LoadError({ error, title, onRetry }: LoadErrorProps) {
  const { t } = useTranslation(['admin', 'layout'])
  useEffect(() => {
    logError(error)
  }, [error])
  const denied = isDenied(error)
  return (
    <EmptyState
      variant="error"
      title={denied ? t('denied.title') : title}
      text={denied ? t('denied.text') : t(`errors.${describeError(error)}`)}
      action={
        <>
          <Button variant="secondary" onClick={onRetry}>
            {t('layout:retry')}
          </Button>
          {denied && (
            <Link to="/" className={getButtonClassName('tertiary')}>
              {t('layout.site')}
            </Link>
          )}
        </>
      }
    />
  )
}
