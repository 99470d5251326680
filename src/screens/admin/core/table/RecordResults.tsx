import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentType,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Trash2 } from 'lucide-react'

import { toCsv } from '#domain/csv.ts'
import { slugify } from '#domain/slug.ts'
import { downloadText } from '#platform/download-text.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { stopFollowingSaved } from '../layout/saved-record.ts'
import { getListPath } from '../layout/entity-links.ts'
import { rememberListSearch } from '../layout/last-list-search.ts'
import { toListSearchParams } from '../layout/list-search.ts'
import { showToast } from '../layout/toasts.ts'
import type { ListColumn, ListDefinition, ListRecord } from './list-definition.ts'
import { createListSearchSerializer, type ListStateChange } from './list-state.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { Pagination } from './Pagination.tsx'
import styles from './RecordResults.module.css'
import { RecordTable } from './RecordTable.tsx'
import { useRecordTable, type FilterOption } from './useRecordTable.ts'
import { useSavedRow } from './useSavedRow.ts'

/** What a list shows. */
export interface ShownResults<Row extends ListRecord> {
  readonly list: ListDefinition<Row>
  /** The values of each filter; undefined until the records are loaded. */
  readonly options: ReadonlyMap<string, readonly FilterOption[]> | undefined
  readonly resultCount: number
  readonly totalCount: number
  /** The text of the search is ahead of the URL. */
  readonly onClearSearch: () => void
}

/** What an extension adds to the results of a list. */
export interface ResultsPart<Row extends ListRecord> {
  readonly name: string
  /** Shown above them. */
  readonly Above?: ComponentType<ShownResults<Row>> | undefined
}

interface RecordResultsProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  records: readonly Row[]
  isLoading: boolean
  parts?: readonly ResultsPart<Row>[]
  /** Without it, rows can be neither selected nor deleted. */
  onDelete?: (records: readonly Row[]) => void
}

/** The toolbar, the table and the pagination of a list. */
export function RecordResults<Row extends ListRecord>(props: RecordResultsProps<Row>) {
  const { list, records, onDelete } = props
  const { t } = useTranslation(['admin', 'adminFollowUp'])
  const { state, update: changeState } = useListState(list)
  // The toolbar, the views and the pages are memoised, so that a key in the search renders none of them.
  const update = useEventCallback((change: ListStateChange) => {
    stopFollowingSaved()
    changeState(change)
  })
  const [searchText, setSearchText] = useDebouncedSearchParam(state.search, (search) =>
    update({ search }),
  )
  // The input renders at once, the rows when the browser has time.
  const table = useRecordTable(list, records, state, useDeferredValue(searchText))
  const { results, selected } = table
  const isLoading = props.isLoading || table.isSearchPending
  const savedRow = useSavedRow({
    name: list.name,
    records,
    results,
    page: table.page,
    pageSize: state.pageSize,
    turnTo: (page) => changeState({ page }),
  })
  const onSort = useEventCallback((column: string) =>
    update(({ sort }) => ({
      sort: { column, isDescending: sort.column === column && !sort.isDescending },
    })),
  )
  const onSelect = useEventCallback(table.setSelected)
  const onDeleteRow = useEventCallback((record: Row) => onDelete?.([record]))
  const clearSearchText = useEventCallback(() => setSearchText(''))
  const turnTo = useEventCallback((page: number) => update({ page }))
  const setPageSize = useEventCallback((pageSize: number) => update({ pageSize }))
  const filters = useMemo(
    () =>
      list.filters.filter(
        ({ id, isHiddenUntilSet }) => isHiddenUntilSet !== true || id in state.filters,
      ),
    [list.filters, state.filters],
  )
  const isEmpty = !isLoading && results.length === 0
  function clear(): void {
    setSearchText('')
    changeState({ search: '', filters: {} })
  }
  const onExport = useEventCallback(() => {
    const columns = list.columns.filter(({ id }) => state.columnIds.includes(id))
    const name = slugify(list.title)
    const isFiltered = results.length < records.length
    exportCsv(
      isFiltered ? t('table.exportName', { list: name }) : name,
      [...columns, ...(list.fileColumns ?? [])],
      results,
    )
    showToast('success', t('table.exportDone', { count: results.length }))
  })

  return (
    <div className={styles.list}>
      {props.parts?.map(
        ({ name, Above }) =>
          Above && (
            <Above
              key={name}
              list={list}
              options={isLoading ? undefined : table.options}
              resultCount={results.length}
              totalCount={records.length}
              onClearSearch={clearSearchText}
            />
          ),
      )}
      <ListToolbar
        columns={list.columns}
        filters={filters}
        options={table.options}
        state={state}
        search={searchText}
        onSearch={setSearchText}
        onChange={update}
        onExport={results.length === 0 ? undefined : onExport}
        importLink={list.importLink}
      />
      {onDelete && (
        <SelectionBar
          count={selected.length}
          resultCount={results.length}
          onSelectAll={() =>
            table.setSelected(
              results.map(({ id }) => id),
              true,
            )
          }
          onDeselect={table.deselectAll}
          onDelete={() => onDelete(selected)}
        >
          {list.selectionLinks?.map(({ label, getLink }) => (
            <Link
              key={label}
              {...getLink(selected.map(({ id }) => id))}
              className={getButtonClassName('secondary', 'small')}
            >
              {label}
            </Link>
          ))}
        </SelectionBar>
      )}
      {savedRow.isHidden && (
        <Notice variant="info" announce="status">
          <p>{t('adminFollowUp:hidden')}</p>
          <Button variant="tertiary" size="small" onClick={clear}>
            {t('adminFollowUp:showHidden')}
          </Button>
        </Notice>
      )}
      <LoadingRegion
        busy={isLoading}
        label={t('table.loading')}
        doneLabel={t('table.resultCount', { count: results.length })}
      >
        {isEmpty ? (
          <EmptyResults list={list} isFiltered={records.length > 0} onClear={clear} />
        ) : (
          <RecordTable
            list={list}
            rows={isLoading ? undefined : table.pageRows}
            columnIds={state.columnIds}
            sort={state.sort}
            selectedIds={table.selectedIds}
            onSort={onSort}
            onSelect={onSelect}
            onDelete={onDelete && onDeleteRow}
            savedId={savedRow.savedId}
          />
        )}
      </LoadingRegion>
      {results.length > 0 && (
        <Pagination
          page={table.page}
          pageCount={table.pageCount}
          pageSize={state.pageSize}
          rowCount={results.length}
          onPageChange={turnTo}
          onPageSizeChange={setPageSize}
        />
      )}
    </div>
  )
}

interface EmptyResultsProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  /** Whether there are records, none of which match. */
  isFiltered: boolean
  onClear: () => void
}

function EmptyResults<Row extends ListRecord>(props: EmptyResultsProps<Row>) {
  const { list, isFiltered, onClear } = props
  const { t } = useTranslation('admin')
  const clearButton = (
    <Button variant="secondary" onClick={onClear}>
      {t('table.clearFilters')}
    </Button>
  )
  const addLink = list.add && (
    <Link {...list.add.link} className={getButtonClassName('secondary')}>
      {list.add.label}
    </Link>
  )
  return (
    <EmptyState
      variant="empty"
      title={t(isFiltered ? 'table.noResults' : 'table.empty')}
      text={t(isFiltered ? 'table.noResultsAdvice' : 'table.emptyAdvice')}
      action={isFiltered ? clearButton : addLink}
    />
  )
}

/** The state of the list, which is in the URL, and a function that changes it. */
function useListState<Row extends ListRecord>(list: ListDefinition<Row>) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const serializer = useMemo(() => createListSearchSerializer(list), [list])
  const state = useMemo(() => serializer.parse(toListSearchParams(search)), [serializer, search])
  const { name } = list

  useEffect(() => {
    rememberListSearch(name, serializer.stringify(state))
  }, [name, serializer, state])

  return {
    state,
    /** Returns to the first page, unless the change has another. */
    update: (change: ListStateChange) => {
      void navigate({
        to: getListPath(name),
        search: (current) => {
          const latest = serializer.parse(toListSearchParams(current))
          const changes = typeof change === 'function' ? change(latest) : change
          return serializer.stringify({ ...latest, page: 1, ...changes })
        },
        replace: true,
        resetScroll: false,
      })
    },
  }
}

/**
 * A callback of constant identity for a memoised child; it calls the latest handler. It must not be called
 * during rendering.
 */
function useEventCallback<Arguments extends readonly unknown[]>(
  handler: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latestHandler = useRef(handler)
  useLayoutEffect(() => {
    latestHandler.current = handler
  })
  return useCallback((...values: Arguments) => latestHandler.current(...values), [])
}

/** Downloads records as a CSV file with whole texts. */
function exportCsv<Row extends ListRecord>(
  name: string,
  columns: readonly Pick<ListColumn<Row>, 'title' | 'getValue' | 'getExportValue'>[],
  records: readonly Row[],
): void {
  const text = toCsv(
    columns.map(({ title }) => title),
    records.map((record) =>
      columns.map(({ getExportValue, getValue }) => (getExportValue ?? getValue)(record)),
    ),
  )
  downloadText({ name, extension: 'csv', type: 'text/csv;charset=utf-8', text })
}

interface SelectionBarProps {
  count: number
  /** The number of matching records on all pages. */
  resultCount: number
  onSelectAll: () => void
  onDeselect: () => void
  onDelete: () => void
  /** Further actions. */
  children?: Elements
}

/** Actions on the selected rows. The count is a live region. */
function SelectionBar({ count, resultCount, children, ...on }: SelectionBarProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count} hidden={count === 0}>
        {count > 0 && t('table.selected', { count })}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {count < resultCount && (
            <Button variant="tertiary" size="small" onClick={on.onSelectAll}>
              {t('table.selectAll', { count: resultCount })}
            </Button>
          )}
          <Button variant="tertiary" size="small" onClick={on.onDeselect}>
            {t('table.deselect')}
          </Button>
          {children}
          <Button variant="danger" size="small" aria-haspopup="dialog" onClick={on.onDelete}>
            <Trash2 size={16} aria-hidden />
            <span>{t('table.deleteSelected')}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
