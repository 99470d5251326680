import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { notify } from '../frame/notices.ts'
import type { ListDefinition, ListedRecord } from './definition.ts'
import { exportCsv } from './export-csv.ts'
import styles from './FoundRecords.module.css'
import { ListToolbar } from './ListToolbar.tsx'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import { RecordTable } from './RecordTable.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useListState } from './useListState.ts'
import { useRecordTable } from './useRecordTable.ts'
import { useSearchText } from './useSearchText.ts'
import { useStable } from './useStable.ts'

interface FoundRecordsProps<Row extends ListedRecord> {
  list: ListDefinition<Row>
  records: readonly Row[]
  isLoading: boolean
  onRemove: (records: readonly Row[]) => void
}

/** The records that are looked for, a page of them at a time, and what finds them. */
export function FoundRecords<Row extends ListedRecord>(props: FoundRecordsProps<Row>) {
  const { list, records, isLoading, onRemove } = props
  const { t } = useTranslation('admin')
  const { state, change } = useListState(list)
  const { text, setText } = useSearchText(state.search, (search) => {
    change({ search })
  })
  // The letter appears at once; the rows follow when there is time.
  const search = useDeferredValue(text)
  const table = useRecordTable(list, records, state, search)
  const { found, selected } = table
  const onSort = useStable((sort: typeof state.sort) => {
    change({ sort })
  })
  const onSelect = useStable(table.select)
  const onRemoveOne = useStable((record: Row) => {
    onRemove([record])
  })
  const columns = list.columns.filter(({ id }) => state.columns.includes(id))
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
        onChange={change}
        onExport={
          found.length === 0
            ? undefined
            : () => {
                exportCsv(
                  list,
                  columns,
                  found.map(({ original }) => original),
                )
                notify('confirmation', t('table.exported', { count: found.length }))
              }
        }
      />
      <SelectionBar
        count={selected.length}
        found={found.length}
        onSelectAll={() => {
          table.select(
            found.map(({ id }) => id),
            true,
          )
        }}
        onDeselect={table.deselectAll}
        onRemove={() => {
          onRemove(selected)
        }}
      />
      <LoadingRegion
        busy={isLoading}
        label={t('table.loading')}
        doneLabel={t('table.found', { count: found.length })}
      >
        {isEmpty ? (
          <NothingFound
            list={list}
            isFiltered={records.length > 0}
            onClear={() => {
              setText('')
              change({ search: '', filters: {} })
            }}
          />
        ) : (
          <RecordTable
            list={list}
            rows={isLoading ? undefined : table.shown}
            columnIds={state.columns}
            sort={state.sort}
            selection={table.selection}
            onSort={onSort}
            onSelect={onSelect}
            onRemove={onRemoveOne}
          />
        )}
      </LoadingRegion>
      {found.length > 0 && (
        <Pager
          page={table.page}
          pages={table.pages}
          size={state.size}
          count={found.length}
          onPage={(page) => {
            change({ page })
          }}
          onSize={(size) => {
            change({ size })
          }}
        />
      )}
    </div>
  )
}
