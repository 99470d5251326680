import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { slugify } from '#domain/slug.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'
import { useEventCallback } from '#ui/hooks/useEventCallback.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { stopFollowingSaved } from '../layout/saved-record.ts'
import { showToast } from '../layout/toasts.ts'
import { exportCsv } from './export-csv.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import type { ListStateChange } from './list-state.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { Pagination } from './Pagination.tsx'
import styles from './RecordResults.module.css'
import { RecordTable } from './RecordTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useListState } from './useListState.ts'
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
            savedPlace={savedRow.place}
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
