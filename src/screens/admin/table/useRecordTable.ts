import { createColumnHelper, useTable, type RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState } from 'react'

import type { ListDefinition, ListedRecord } from './definition.ts'
import { features, holdsWords, isChosen, type Features } from './features.ts'
import { filterOptions, valueOf } from './filter-options.ts'
import type { ListState } from './list-state.ts'
import { searchedText, searchWords, useSearchIndex } from './search-index.ts'
import { sortedRows } from './sorted.ts'

/** Columns that are looked through and never shown. */
const searchColumn = '*search'
const filterColumn = (id: string) => `*${id}`

/**
 * The headless table of a list: what is searched, filtered, paged and selected. Its rows come
 * sorted, so that a keystroke filters 5,000 of them without sorting them again.
 */
export function useRecordTable<Row extends ListedRecord>(
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
    () => sortedRows(rows, list, { column, isDescending }),
    [rows, list, column, isDescending],
  )
  useSearchIndex(rows, list)
  const columns = useMemo(() => columnsOf(list), [list])
  const options = useMemo(
    () => new Map(list.filters.map((filter) => [filter.id, filterOptions(rows, filter)])),
    [list, rows],
  )
  const table = useTable({
    features,
    columns,
    data,
    getRowId: ({ id }) => String(id),
    onRowSelectionChange: setSelection,
    state: {
      rowSelection: selection,
      columnFilters: useMemo(
        () => filtersOf(list, search, filters, options),
        [list, search, filters, options],
      ),
    },
  })
  const found = table.getRowModel().rows
  const pages = Math.max(1, Math.ceil(found.length / state.size))
  // A page that is no more, after a deletion or in an old address, is the last one there is.
  const page = Math.min(state.page, pages)
  const shown = useMemo(
    () => found.slice((page - 1) * state.size, page * state.size),
    [found, page, state.size],
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
    select: (ids: readonly string[], isSelected: boolean) => {
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

type Options = ReadonlyMap<string, readonly { value: string }[]>

function filtersOf<Row extends ListedRecord>(
  list: ListDefinition<Row>,
  search: string,
  filters: ListState['filters'],
  options: Options,
) {
  const words = searchWords(search)
  const chosen = list.filters.flatMap(({ id }) => {
    const value = filters[id]
    // A value that no record has is a bad one in the address.
    const isKnown = options.get(id)?.some((option) => option.value === value) === true
    return isKnown ? [{ id: filterColumn(id), value }] : []
  })
  return words.length === 0 ? chosen : [{ id: searchColumn, value: words }, ...chosen]
}

function columnsOf<Row extends ListedRecord>(list: ListDefinition<Row>) {
  const helper = createColumnHelper<Features, Row>()
  return helper.columns([
    ...list.columns.map(({ id, value }) => helper.accessor(value, { id })),
    ...list.filters.map(({ id, value }) =>
      helper.accessor((row) => valueOf(value(row)), { id: filterColumn(id), filterFn: isChosen }),
    ),
    helper.accessor((row) => searchedText(row, list), { id: searchColumn, filterFn: holdsWords }),
  ])
}
