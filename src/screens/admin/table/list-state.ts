import * as z from 'zod/mini'

import type { ListAddress } from '../frame/list-address.ts'
import type { ListDefinition, ListedRecord, Sort } from './definition.ts'

/** How many rows a page has: 25, or as many as one chooses. */
export const pageSizes = [25, 50, 100, 250] as const
const defaultSize = 25

/** How a list is looked at; the address says it (`write`), and says only what is not by default. */
export interface ListState {
  readonly search: string
  readonly sort: Sort
  /** The chosen values by filter, as slugs. */
  readonly filters: Readonly<Partial<Record<string, string>>>
  readonly page: number
  readonly size: number
  /** The ids of the columns shown. */
  readonly columns: readonly string[]
}

/** Reads and writes the address of one list. What an address should not hold is dropped, never an error. */
export interface ListAddresses {
  readonly read: (address: ListAddress) => ListState
  readonly write: (state: ListState) => ListAddress
}

const longestSearch = 200

export function listAddresses<Row extends ListedRecord>(
  list: Pick<ListDefinition<Row>, 'columns' | 'filters' | 'sort'>,
): ListAddresses {
  const sortable = list.columns.filter(({ isUnsorted }) => isUnsorted !== true).map(({ id }) => id)
  const ids = list.columns.map(({ id }) => id)
  const byDefault = list.columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => id)
  const schema = z.object({
    q: z.catch(z.optional(z.string().check(z.maxLength(longestSearch))), undefined),
    tri: z.catch(z.optional(z.enum([...sortable, ...sortable.map((id) => `-${id}`)])), undefined),
    page: z.catch(z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))), undefined),
    lignes: z.catch(z.optional(z.enum(pageSizes.map(String))), undefined),
    colonnes: z.catch(z.optional(z.string()), undefined),
    ...Object.fromEntries(
      list.filters.map(({ id }) => [
        id,
        z.catch(
          z.optional(z.string().check(z.minLength(1), z.maxLength(longestSearch))),
          undefined,
        ),
      ]),
    ),
  })

  return {
    read(address) {
      const known = schema.parse(address)
      const filters = Object.entries(known).filter(([name]) =>
        list.filters.some(({ id }) => id === name),
      )
      const wanted = new Set(known.colonnes?.split(','))
      const columns = ids.filter((id) => wanted.has(id))
      return {
        search: known.q ?? '',
        sort: known.tri === undefined ? list.sort : sortOf(known.tri),
        filters: Object.fromEntries(filters),
        page: Number(known.page ?? 1),
        size: Number(known.lignes ?? defaultSize),
        columns: columns.length === 0 ? byDefault : columns,
      }
    },
    write({ search, sort, filters, page, size, columns }) {
      // In the table's own order, whatever the order in which they were chosen.
      const shown = ids.filter((id) => columns.includes(id))
      const words: Record<string, string | undefined> = {
        q: search === '' ? undefined : search.slice(0, longestSearch),
        ...filters,
        tri: isSame(sort, list.sort) ? undefined : nameOfSort(sort),
        page: page === 1 ? undefined : String(page),
        lignes: size === defaultSize ? undefined : String(size),
        colonnes: shown.join() === byDefault.join() ? undefined : shown.join(),
      }
      return Object.fromEntries(
        Object.entries(words).filter((entry): entry is [string, string] => entry[1] !== undefined),
      )
    },
  }
}

/** `-date`: by date, the newest first. */
export function nameOfSort({ column, isDescending }: Sort): string {
  return isDescending ? `-${column}` : column
}

export function sortOf(name: string): Sort {
  return { column: name.replace(/^-/, ''), isDescending: name.startsWith('-') }
}

function isSame(one: Sort, other: Sort): boolean {
  return one.column === other.column && one.isDescending === other.isDescending
}
