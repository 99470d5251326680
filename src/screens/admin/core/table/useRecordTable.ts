import { useMemo, useState, useEffect } from 'react'

import { toFilterValue } from '#domain/saved-views.ts'
import { stripTags } from '#domain/html.ts'
import { toSearchWords } from '#domain/text-search.ts'
import { runInSlices } from '#platform/slices.ts'
import { foldText } from '#platform/text.ts'

import type { ListDefinition, ListFilter, ListRecord, Sort } from './list-definition.ts'
import type { ListState } from './list-state.ts'

const noIds: ReadonlySet<number> = new Set()

/** Sorts, filters, searches, pages and selects the records of a list. */
export function useRecordTable<Row extends ListRecord>(
  list: ListDefinition<Row>,
  rows: readonly Row[],
  { sort, filters, page: requestedPage, pageSize }: ListState,
  /** The search text; it may be ahead of the URL or behind the input. */
  search: string,
) {
  const [selectedIds, setSelectedIds] = useState(noIds)
  const { column, isDescending } = sort
  const isIndexed = useSearchIndex(rows, list)
  // Until the texts are read, the list stays as it was: reading 20,000 articles at once would hold up the keys. A search that is
  // emptied needs no texts.
  const [searched, setSearched] = useState(search)
  if ((isIndexed || search === '') && searched !== search) setSearched(search)
  const options = useMemo(
    () => new Map(list.filters.map((filter) => [filter.id, getFilterOptions(rows, filter)])),
    [list, rows],
  )
  // Each step is memoised on its own: a keystroke searches 5,000 records without sorting them again.
  const sorted = useMemo(
    () => sortRows(rows, list, { column, isDescending }),
    [rows, list, column, isDescending],
  )
  const filtered = useMemo(
    () => filterRows(sorted, list, filters, options),
    [sorted, list, filters, options],
  )
  const isSearchPending = !isIndexed && searched !== ''
  const results = useMemo(
    () => (isSearchPending ? filtered : searchRows(filtered, list, searched)),
    [isSearchPending, filtered, list, searched],
  )
  const pageCount = Math.max(1, Math.ceil(results.length / pageSize))
  // After a deletion, or in an old URL, the page may be past the last one.
  const page = Math.min(requestedPage, pageCount)
  const pageRows = useMemo(
    () => results.slice((page - 1) * pageSize, page * pageSize),
    [results, page, pageSize],
  )
  // Selected records that a filter hides must not be deleted.
  const selected = useMemo(
    () => results.filter(({ id }) => selectedIds.has(id)),
    [results, selectedIds],
  )
  return {
    options,
    /** Whether the results are not known yet. */
    isSearchPending,
    results,
    pageRows,
    page,
    pageCount,
    selectedIds,
    selected,
    setSelected: (ids: readonly number[], isSelected: boolean) =>
      setSelectedIds((previous) => {
        const next = new Set(previous)
        for (const id of ids) {
          if (isSelected) next.add(id)
          else next.delete(id)
        }
        return next
      }),
    deselectAll: () => setSelectedIds(noIds),
  }
}

export interface FilterOption {
  /** The value in the URL. */
  readonly value: string
  readonly label: string
  /** How many records have it. */
  readonly count: number
}

/** The values that the records have, and those that the filter always has, in alphabetical order. */
function getFilterOptions<Row extends ListRecord>(
  rows: readonly Row[],
  filter: ListFilter<Row>,
): FilterOption[] {
  const options = new Map<string, FilterOption>(
    filter.values?.map((label) => {
      const value = toFilterValue(label)
      return [value, { value, label, count: 0 }]
    }),
  )
  for (const row of rows) {
    const label = filter.getValue(row)
    const value = toFilterValue(label)
    const existing = options.get(value)
    options.set(value, {
      value,
      label: existing?.label ?? label,
      count: (existing?.count ?? 0) + 1,
    })
  }
  return [...options.values()].toSorted((a, b) => a.label.localeCompare(b.label, 'fr'))
}

/** Ignores a filter value in the URL that no record has. */
function filterRows<Row extends ListRecord>(
  rows: readonly Row[],
  list: ListDefinition<Row>,
  filters: ListState['filters'],
  options: ReadonlyMap<string, readonly FilterOption[]>,
): readonly Row[] {
  const active = list.filters.filter(({ id }) =>
    options.get(id)?.some(({ value }) => value === filters[id]),
  )
  return rows.filter((row) =>
    active.every(({ id, getValue }) => toFilterValue(getValue(row)) === filters[id]),
  )
}

/** The records whose texts contain every word of the search. */
export function searchRows<Row extends ListRecord>(
  rows: readonly Row[],
  list: Searchable<Row>,
  search: string,
): readonly Row[] {
  const words = toSearchWords(search)
  if (words.length === 0) return rows
  const texts = getSearchTexts(list)
  return rows.filter((row) => {
    const text = texts.get(row) ?? readSearchText(row, list)
    return words.every((word) => text.includes(word))
  })
}

type Searchable<Row extends ListRecord> = Pick<ListDefinition<Row>, 'getSearchableValues'>

/** The folded text of each record, by the function that gives its values. */
const searchTexts = new WeakMap<object, WeakMap<object, string>>()

function getSearchTexts<Row extends ListRecord>({ getSearchableValues }: Searchable<Row>) {
  const texts = searchTexts.get(getSearchableValues) ?? new WeakMap<object, string>()
  searchTexts.set(getSearchableValues, texts)
  return texts
}

/** Reads and caches the folded text that the search compares. */
function readSearchText<Row extends ListRecord>(row: Row, list: Searchable<Row>): string {
  const text = foldText(list.getSearchableValues(row).map(toSearchableText).join(' \n '))
  getSearchTexts(list).set(row, text)
  return text
}

/** Strips tags with a regular expression for speed: the result is compared and never shown. */
function toSearchableText(value: string | number | null | undefined): string {
  return stripTags(String(value ?? ''))
}

/** The texts of that many articles are read within a frame. */
const quicklyIndexed = 100

/** Reads the texts of the records after rendering, a few at a time, and says whether a search has not many left to read. */
function useSearchIndex<Row extends ListRecord>(
  rows: readonly Row[],
  { getSearchableValues }: Searchable<Row>,
): boolean {
  const [indexedRows, setIndexedRows] = useState<readonly Row[]>()
  const isQuicklyIndexed = useMemo(() => {
    const texts = getSearchTexts({ getSearchableValues })
    return rows.filter((row) => !texts.has(row)).length <= quicklyIndexed
  }, [rows, getSearchableValues])
  useEffect(() => {
    const texts = getSearchTexts({ getSearchableValues })
    const unread = rows.filter((row) => !texts.has(row))
    if (unread.length === 0) return undefined
    function* readTexts() {
      for (const row of unread) {
        readSearchText(row, { getSearchableValues })
        yield
      }
    }
    const abortion = new AbortController()
    void runInSlices(readTexts(), abortion.signal, () => setIndexedRows(rows))
    return () => abortion.abort()
  }, [rows, getSearchableValues])
  return isQuicklyIndexed || indexedRows === rows
}

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** Sorts by a column. Ties are sorted by id, and empty values come last in both directions. */
export function sortRows<Row extends ListRecord>(
  rows: readonly Row[],
  { columns }: Pick<ListDefinition<Row>, 'columns'>,
  { column: columnId, isDescending }: Sort,
): Row[] {
  const column = columns.find(({ id }) => id === columnId)
  const direction = isDescending ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: column?.getValue(row) }))
  keyed.sort((a, b) => {
    const order =
      isEmpty(a.key) || isEmpty(b.key)
        ? Number(isEmpty(a.key)) - Number(isEmpty(b.key))
        : direction * compareKeys(a.key, b.key)
    return order || a.row.id - b.row.id
  })
  return keyed.map(({ row }) => row)
}

function isEmpty(key: string | number | undefined): key is undefined | '' {
  return key === undefined || key === ''
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}
