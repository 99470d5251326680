import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { createElement, Fragment, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Api } from '#api/api.ts'
import { useApi } from '#api/context.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import { getReferrers, type EntityName } from '#domain/entities.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import type { RecordDefinition } from '../definition/record-definition.ts'
import { getFormLink } from '../layout/entity-links.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { getPlanLinks } from '../layout/plan-links.ts'
import { useShortcut } from '../layout/shortcuts.ts'
import { DeleteDialog } from '../deletion/DeleteDialog.tsx'
import { Dependents } from '../deletion/Dependents.tsx'
import { useDeleteRecords } from '../deletion/useDeleteRecords.ts'
import { useListParts, type ListExtension } from './extension.ts'
import type { EntityListDefinition, ListDefinition } from './list-definition.ts'
import { LoadError } from '../errors/LoadError.tsx'
import type { RecordEvents } from '../writer/record-events.ts'
import { RecordResults } from './RecordResults.tsx'

export interface RecordListProps<Row extends ListedRecord> {
  definition: EntityListDefinition<Row>
  query: UseQueryResult<Row[]>
  /** The features that add to it. The list must be a constant, because their hooks are called in its order. */
  extensions: readonly ListExtension[]
  /** Who hears of what is deleted. */
  events: RecordEvents
  /** How a record is read by its form: from the chunk of the form, for an extension that needs it. */
  loadDefinition: () => Promise<RecordDefinition>
  /** Names a record in the question before its deletion, if otherwise than in the list. */
  getNameInQuestion?: (record: Row) => string
  /** Whether a click on the backdrop cancels a deletion (spec 4: for articles). */
  closesOnBackdropClick?: boolean
}

const noRecords: readonly never[] = []

/** A list page of the back-office: header, records and delete dialog (spec 2.13). */
export function RecordList<Row extends ListedRecord>(props: RecordListProps<Row>) {
  const { definition, query, extensions, events, getNameInQuestion, closesOnBackdropClick } = props
  const { name, getRecordName } = definition
  const { t } = useTranslation(['admin', 'adminLists'])
  const { data, error, dataUpdatedAt: updatedAt } = query
  const parts = useListParts(extensions, {
    name,
    columns: definition.columns,
    records: data,
    updatedAt,
    getRecordName,
    loadDefinition: props.loadDefinition,
  })
  const columns = useSameItems(parts.flatMap((part) => part.columns ?? []))
  const filters = useSameItems(parts.flatMap((part) => part.filters ?? []))
  const rowActions = useSameItems(parts.flatMap((part) => part.renderRowActions ?? []))
  const list: ListDefinition<Row> = useMemo(
    () => ({
      // As the children of one element they need no keys.
      renderRowActions: (...row) =>
        createElement(Fragment, null, ...rowActions.map((render) => render(...row))),
      title: t(`titles.${name}`),
      add: { label: t(`dashboard.add.${name}`), link: getFormLink(name) },
      getRowLink: ({ id }) => getFormLink(name, id),
      defaultSort: { column: 'id', isDescending: false },
      ...getPlanLinks(name, t),
      ...definition,
      columns: [...definition.columns, ...columns],
      filters: [...definition.filters, ...filters],
    }),
    [definition, name, t, columns, filters, rowActions],
  )
  const { calls } = useApi()
  const navigate = useNavigate()
  const deletion = useDeleteRecords<Row>(
    async (row) => {
      const { id } = row
      const record = await readWhole(calls[name], row)
      await calls[name].remove({ parameters: { id } })
      await events.announce({ type: 'deleted', entity: name, id, name: getRecordName(row), record })
    },
    getRecordName,
    {
      onEnded: () => events.refresh([name]),
      renderActions: (deleted) => {
        const actions = parts.flatMap((part) => part.renderDeletedActions?.(deleted) ?? [])
        // As the children of one element they need no keys.
        return actions.length === 0 ? undefined : createElement(Fragment, null, ...actions)
      },
    },
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
          isLoading={data === undefined || parts.some(({ isPending }) => isPending)}
          parts={parts}
          onDelete={deletion.open}
        />
      )}
      {parts.map((part) => (
        <Fragment key={part.name}>{part.below}</Fragment>
      ))}
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

/** How long a deletion waits for the record that it deletes, in milliseconds. Its row in the list is nearly as good. */
const maxReadMs = 3000

/** The record with what a list may leave out, for those who keep it. */
async function readWhole(calls: Api['calls'][EntityName], row: ListedRecord): Promise<object> {
  if (!('detail' in calls)) return row
  const input = { parameters: { id: row.id } }
  return calls.detail(input, AbortSignal.timeout(maxReadMs)).catch(() => row)
}

/** The array of the render before, as long as it has the same items. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items)
  const isSame = kept.length === items.length && kept.every((item, index) => item === items[index])
  if (!isSame) setKept(items)
  return isSame ? kept : items
}
