import { createColumnHelper, useTable, type RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'

import type { ListDefinition, ListRecord } from './list-definition.ts'
import {
  recordTableFeatures,
  containsAllWords,
  equalsFilterValue,
  type RecordTableFeatures,
} from './table-features.ts'
import { getFilterOptions, toFilterValue } from './filter-options.ts'
import type { ListState } from './list-state.ts'
import { getSearchText, parseSearchWords, useSearchIndex } from './search-index.ts'
import { sortRows } from './sort-rows.ts'

/** Columns that are looked through and never shown. */
const searchColumnId = '*search'
const toFilterColumnId = (id: string) => `*${id}`

/**
 * The headless table of a list: what is searched, filtered, paged and selected. Its rows come
 * sorted, so that a keystroke filters 5,000 of them without sorting them again.
 */
export function useRecordTable<Row extends ListRecord>(
  list: ListDefinition<Row>,
  rows: readonly Row[],
  state: ListState,
  /** What is looked for, which may be ahead of the address or behind the field. */
  search: string,
) {
  const [selection, setSelection] = useState<RowSelectionState>({})
  const { filters } = state
  const { column, isDescending } = state.sort
  const data = useMemo(
    () => sortRows(rows, list, { column, isDescending }),
    [rows, list, column, isDescending],
  )
  useSearchIndex(rows, list)
  const columns = useMemo(() => createColumns(list), [list])
  const options = useMemo(
    () => new Map(list.filters.map((filter) => [filter.id, getFilterOptions(rows, filter)])),
    [list, rows],
  )
  const table = useTable({
    features: recordTableFeatures,
    columns,
    data,
    getRowId: ({ id }) => String(id),
    onRowSelectionChange: setSelection,
    state: {
      rowSelection: selection,
      columnFilters: useMemo(
        () => toColumnFilters(list, search, filters, options),
        [list, search, filters, options],
      ),
    },
  })
  const found = table.getRowModel().rows
  const pages = Math.max(1, Math.ceil(found.length / state.pageSize))
  // A page that is no more, after a deletion or in an old address, is the last one there is.
  const page = Math.min(state.page, pages)
  const shown = useMemo(
    () => found.slice((page - 1) * state.pageSize, page * state.pageSize),
    [found, page, state.pageSize],
  )
  // What a filter hides is not deleted along with what is seen.
  const selected = useMemo(
    () => found.filter(({ id }) => selection[id] === true).map(({ original }) => original),
    [found, selection],
  )
  return {
    options,
    found,
    shown,
    page,
    pages,
    selection,
    selected,
    setSelected: (ids: readonly string[], isSelected: boolean) => {
      setSelection((before) => {
        const others = Object.entries(before).filter(([id]) => !ids.includes(id))
        return Object.fromEntries(isSelected ? [...others, ...ids.map((id) => [id, true])] : others)
      })
    },
    deselectAll: () => {
      setSelection({})
    },
  }
}

type FilterOptionsByColumn = ReadonlyMap<string, readonly { value: string }[]>

function toColumnFilters<Row extends ListRecord>(
  list: ListDefinition<Row>,
  search: string,
  filters: ListState['filters'],
  options: FilterOptionsByColumn,
) {
  const words = parseSearchWords(search)
  const chosen = list.filters.flatMap(({ id }) => {
    const value = filters[id]
    // A value that no record has is a bad one in the address.
    const isKnown = options.get(id)?.some((option) => option.value === value) === true
    return isKnown ? [{ id: toFilterColumnId(id), value }] : []
  })
  return words.length === 0 ? chosen : [{ id: searchColumnId, value: words }, ...chosen]
}

function createColumns<Row extends ListRecord>(list: ListDefinition<Row>) {
  const helper = createColumnHelper<RecordTableFeatures, Row>()
  return helper.columns([
    ...list.columns.map(({ id, getValue }) => helper.accessor(getValue, { id })),
    ...list.filters.map(({ id, getValue: value }) =>
      helper.accessor((row) => toFilterValue(value(row)), {
        id: toFilterColumnId(id),
        filterFn: equalsFilterValue,
      }),
    ),
    helper.accessor((row) => getSearchText(row, list), {
      id: searchColumnId,
      filterFn: containsAllWords,
    }),
  ])
}
