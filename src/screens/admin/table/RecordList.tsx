import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { getReferrers } from '#domain/entities.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import { useUsesColumn } from '../finding/useUsesColumn.tsx'
import { useViewFilters } from '../finding/useViewFilters.ts'
import type { RecordDefinition } from '../form/record-definition.ts'
import { RowActions } from '../follow-up/RowActions.tsx'
import { usePageFinder } from '../follow-up/usePublicPage.ts'
import { getFormLink } from '../layout/entity-links.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { getPlanLinks } from '../layout/plan-links.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { DeleteDialog } from '../deletion/DeleteDialog.tsx'
import { Dependents } from '../deletion/Dependents.tsx'
import { useDeleteRecords } from '../deletion/useDeleteRecords.ts'
import type { EntityListDefinition, ListDefinition } from './list-definition.ts'
import { LoadError } from '../errors/LoadError.tsx'
import { DeletedRecords } from '../versions/DeletedRecords.tsx'
import { useDeletionKeeping } from '../versions/useDeletionKeeping.tsx'
import { RecordResults } from './RecordResults.tsx'

interface RecordListProps<Row extends ListedRecord> {
  definition: EntityListDefinition<Row>
  query: UseQueryResult<Row[]>
  /** How a record is read by the content checks: from the chunk of its form, when a view needs it. */
  loadDefinition: () => Promise<RecordDefinition>
  /** Names a record in the question before its deletion, if otherwise than in the list. */
  getNameInQuestion?: (record: Row) => string
  /** Whether a click on the backdrop cancels a deletion (spec 4: for articles). */
  closesOnBackdropClick?: boolean
}

const noRecords: readonly never[] = []

/** A list page of the back-office: header, records and delete dialog (spec 2.13). */
export function RecordList<Row extends ListedRecord>(props: RecordListProps<Row>) {
  const { definition, query, loadDefinition, getNameInQuestion, closesOnBackdropClick } = props
  const { name, getRecordName } = definition
  const { t } = useTranslation(['admin', 'adminLists'])
  const findPage = usePageFinder(name)
  const { data, error, dataUpdatedAt: updatedAt } = query
  const usesColumn = useUsesColumn<Row>(name)
  const viewFilters = useViewFilters({
    name,
    columns: definition.columns,
    records: data,
    updatedAt,
    loadDefinition,
  })
  const list: ListDefinition<Row> = useMemo(
    () => ({
      renderRowActions: (record, classNames) => (
        <RowActions
          entity={name}
          id={record.id}
          name={getRecordName(record)}
          page={findPage?.(record)}
          classNames={classNames}
        />
      ),
      title: t(`titles.${name}`),
      add: { label: t(`dashboard.add.${name}`), link: getFormLink(name) },
      getRowLink: ({ id }) => getFormLink(name, id),
      defaultSort: { column: 'id', isDescending: false },
      ...getPlanLinks(name, t),
      ...definition,
      columns: [...definition.columns, usesColumn],
      filters: [...definition.filters, ...viewFilters.filters],
    }),
    [definition, name, t, findPage, getRecordName, usesColumn, viewFilters.filters],
  )
  const { calls } = useApi()
  const navigate = useNavigate()
  const keeping = useDeletionKeeping(name, data ?? noRecords, getRecordName)
  const deletion = useDeleteRecords<Row>(
    (id) => keeping.keepAndDelete(id, () => calls[name].remove({ parameters: { id } })),
    getRecordName,
    keeping.renderToast,
  )
  useShortcut('n', () => void navigate(getFormLink(name)))
  // The row with the button that opened the dialog disappears when the list refetches.
  useFocusAfterRemoval(data?.length ?? 0)

  return (
    <>
      <PageHeader
        title={list.title}
        actions={
          <Link
            {...getFormLink(name)}
            aria-keyshortcuts="n"
            className={getButtonClassName('primary', 'small')}
          >
            <Plus size={17} aria-hidden />
            <span>{t(`dashboard.add.${name}`)}</span>
          </Link>
        }
      />
      {data === undefined && error !== null ? (
        <LoadError query={query} title={t('table.failed')} />
      ) : (
        <RecordResults
          list={list}
          records={data ?? noRecords}
          isLoading={data === undefined || viewFilters.isPending}
          onDelete={deletion.open}
        />
      )}
      <DeletedRecords entity={name} />
      <DeleteDialog
        deletion={deletion}
        getRecordName={getRecordName}
        getQuestion={([first, ...others]) =>
          first === undefined || others.length > 0
            ? t(`adminLists:${name}.confirmMany`, { count: others.length + 1 })
            : t(`adminLists:${name}.confirm`, {
                title: (getNameInQuestion ?? getRecordName)(first),
              })
        }
        closesOnBackdropClick={closesOnBackdropClick}
        renderDependents={
          getReferrers(name).length === 0
            ? undefined
            : (records) => <Dependents entity={name} records={records} />
        }
      />
    </>
  )
}
