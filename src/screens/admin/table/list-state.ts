import * as z from 'zod/mini'

import type { ListSearchParams } from '../layout/list-search.ts'
import type { ListDefinition, ListRecord, Sort } from './list-definition.ts'

/** How many rows a page has: 25, or as many as one chooses. */
export const pageSizes = [25, 50, 100, 250] as const
const defaultPageSize = 25

/** How a list is looked at; the address says it (`write`), and says only what is not by default. */
export interface ListState {
  readonly search: string
  readonly sort: Sort
  /** The chosen values by filter, as slugs. */
  readonly filters: Readonly<Partial<Record<string, string>>>
  readonly page: number
  readonly pageSize: number
  /** The ids of the columns shown. */
  readonly columnIds: readonly string[]
}

/** Reads and writes the address of one list. What an address should not hold is dropped, never an error. */
export interface ListSearchSerializer {
  readonly parse: (address: ListSearchParams) => ListState
  readonly stringify: (state: ListState) => ListSearchParams
}

const maxSearchLength = 200

export function createListSearchSerializer<Row extends ListRecord>(
  list: Pick<ListDefinition<Row>, 'columns' | 'filters' | 'defaultSort'>,
): ListSearchSerializer {
  const sortable = list.columns
    .filter(({ isUnsortable }) => isUnsortable !== true)
    .map(({ id }) => id)
  const ids = list.columns.map(({ id }) => id)
  const defaultColumnIds = list.columns
    .filter(({ isHiddenByDefault }) => isHiddenByDefault !== true)
    .map(({ id }) => id)
  const schema = z.object({
    q: z.catch(z.optional(z.string().check(z.maxLength(maxSearchLength))), undefined),
    tri: z.catch(z.optional(z.enum([...sortable, ...sortable.map((id) => `-${id}`)])), undefined),
    page: z.catch(z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))), undefined),
    lignes: z.catch(z.optional(z.enum(pageSizes.map(String))), undefined),
    colonnes: z.catch(z.optional(z.string()), undefined),
    ...Object.fromEntries(
      list.filters.map(({ id }) => [
        id,
        z.catch(
          z.optional(z.string().check(z.minLength(1), z.maxLength(maxSearchLength))),
          undefined,
        ),
      ]),
    ),
  })

  return {
    parse(address) {
      const known = schema.parse(address)
      const filters = Object.entries(known).filter(([name]) =>
        list.filters.some(({ id }) => id === name),
      )
      const wanted = new Set(known.colonnes?.split(','))
      const columns = ids.filter((id) => wanted.has(id))
      return {
        search: known.q ?? '',
        sort: known.tri === undefined ? list.defaultSort : parseSort(known.tri),
        filters: Object.fromEntries(filters),
        page: Number(known.page ?? 1),
        pageSize: Number(known.lignes ?? defaultPageSize),
        columnIds: columns.length === 0 ? defaultColumnIds : columns,
      }
    },
    stringify({ search, sort, filters, page, pageSize, columnIds }) {
      // In the table's own order, whatever the order in which they were chosen.
      const shown = ids.filter((id) => columnIds.includes(id))
      const words: Record<string, string | undefined> = {
        q: search === '' ? undefined : search.slice(0, maxSearchLength),
        ...filters,
        tri: isSame(sort, list.defaultSort) ? undefined : stringifySort(sort),
        page: page === 1 ? undefined : String(page),
        lignes: pageSize === defaultPageSize ? undefined : String(pageSize),
        colonnes: shown.join() === defaultColumnIds.join() ? undefined : shown.join(),
      }
      return Object.fromEntries(
        Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined),
      )
    },
  }
}

/** `-date`: by date, the newest first. */
export function stringifySort({ column, isDescending }: Sort): string {
  return isDescending ? `-${column}` : column
}

export function parseSort(name: string): Sort {
  return { column: name.replace(/^-/, ''), isDescending: name.startsWith('-') }
}

function isSame(one: Sort, other: Sort): boolean {
  return one.column === other.column && one.isDescending === other.isDescending
}
