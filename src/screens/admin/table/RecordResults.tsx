import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { showToast } from '../layout/toasts.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import { exportCsv } from './export-csv.ts'
import styles from './RecordResults.module.css'
import { ListToolbar } from './ListToolbar.tsx'
import { EmptyResults } from './EmptyResults.tsx'
import { Pagination } from './Pagination.tsx'
import { RecordTable } from './RecordTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useListState } from './useListState.ts'
import { useRecordTable } from './useRecordTable.ts'
import { useDebouncedSearchParam } from './useDebouncedSearchParam.ts'
import { useEventCallback } from './useEventCallback.ts'

interface RecordResultsProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  records: readonly Row[]
  isLoading: boolean
  onDelete: (records: readonly Row[]) => void
}

/** The records that are looked for, a page of them at a time, and what finds them. */
export function RecordResults<Row extends ListRecord>(props: RecordResultsProps<Row>) {
  const { list, records, isLoading, onDelete } = props
  const { t } = useTranslation('admin')
  const { state, update } = useListState(list)
  const { text, setText } = useDebouncedSearchParam(state.search, (search) => {
    update({ search })
  })
  // The letter appears at once; the rows follow when there is time.
  const search = useDeferredValue(text)
  const table = useRecordTable(list, records, state, search)
  const { found, selected } = table
  const onSort = useEventCallback((sort: typeof state.sort) => {
    update({ sort })
  })
  const onSelect = useEventCallback(table.setSelected)
  const onRemoveOne = useEventCallback((record: Row) => {
    onDelete([record])
  })
  const columns = list.columns.filter(({ id }) => state.columnIds.includes(id))
  const isEmpty = !isLoading && found.length === 0

  return (
    <div className={styles.list}>
      <ListToolbar
        columns={list.columns}
        filters={list.filters}
        options={table.options}
        state={state}
        search={text}
        onSearch={setText}
        onChange={update}
        onExport={
          found.length === 0
            ? undefined
            : () => {
                exportCsv(
                  list,
                  columns,
                  found.map(({ original }) => original),
                )
                showToast('success', t('table.exportDone', { count: found.length }))
              }
        }
      />
      <SelectionBar
        count={selected.length}
        resultCount={found.length}
        onSelectAll={() => {
          table.setSelected(
            found.map(({ id }) => id),
            true,
          )
        }}
        onDeselect={table.deselectAll}
        onDelete={() => {
          onDelete(selected)
        }}
      />
      <LoadingRegion
        busy={isLoading}
        label={t('table.loading')}
        doneLabel={t('table.resultCount', { count: found.length })}
      >
        {isEmpty ? (
          <EmptyResults
            list={list}
            isFiltered={records.length > 0}
            onClear={() => {
              setText('')
              update({ search: '', filters: {} })
            }}
          />
        ) : (
          <RecordTable
            list={list}
            rows={isLoading ? undefined : table.shown}
            columnIds={state.columnIds}
            sort={state.sort}
            selection={table.selection}
            onSort={onSort}
            onSelect={onSelect}
            onDelete={onRemoveOne}
          />
        )}
      </LoadingRegion>
      {found.length > 0 && (
        <Pagination
          page={table.page}
          pageCount={table.pages}
          pageSize={state.pageSize}
          rowCount={found.length}
          onPageChange={(page) => {
            update({ page })
          }}
          onPageSizeChange={(pageSize) => {
            update({ pageSize })
          }}
        />
      )}
    </div>
  )
}
