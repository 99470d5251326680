import * as z from 'zod/mini'

import type { ListSearchParams } from '../layout/list-search.ts'
import type { ListDefinition, ListRecord, Sort } from './list-definition.ts'

export const pageSizes = [25, 50, 100, 250] as const
const defaultPageSize = 25

/** The state of a list. The URL holds what differs from the default. */
export interface ListState {
  readonly search: string
  readonly sort: Sort
  /** The chosen values, as slugs, keyed by filter. */
  readonly filters: Readonly<Partial<Record<string, string>>>
  readonly page: number
  readonly pageSize: number
  /** The ids of the visible columns. */
  readonly columnIds: readonly string[]
}

/**
 * Changes of the state of a list. A function is given the latest state, which can be ahead of the one on the screen: two
 * quick clicks come before the list is rendered again.
 */
export type ListStateChange = Partial<ListState> | ((state: ListState) => Partial<ListState>)

const maxSearchLength = 200

/** Converts between the URL and the state of one list. Invalid parameters are dropped. */
export function createListSearchSerializer<Row extends ListRecord>(
  list: Pick<ListDefinition<Row>, 'columns' | 'filters' | 'defaultSort'>,
) {
  const sortable = list.columns
    .filter(({ isUnsortable }) => isUnsortable !== true)
    .map(({ id }) => id)
  const ids = list.columns.map(({ id }) => id)
  const defaultColumnIds = list.columns
    .filter(({ isHiddenByDefault }) => isHiddenByDefault !== true)
    .map(({ id }) => id)
  const defaultSort = stringifySort(list.defaultSort)
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
    parse(searchParams: ListSearchParams): ListState {
      const params = schema.parse(searchParams)
      const filters = Object.entries(params).filter(([name]) =>
        list.filters.some(({ id }) => id === name),
      )
      const requestedIds = new Set(params.colonnes?.split(','))
      const columnIds = ids.filter((id) => requestedIds.has(id))
      return {
        search: params.q ?? '',
        sort: params.tri === undefined ? list.defaultSort : parseSort(params.tri),
        filters: Object.fromEntries(filters),
        page: Number(params.page ?? 1),
        pageSize: Number(params.lignes ?? defaultPageSize),
        columnIds: columnIds.length === 0 ? defaultColumnIds : columnIds,
      }
    },
    stringify(state: ListState): ListSearchParams {
      const { search, sort, filters, page, pageSize, columnIds } = state
      // In the order of the table, not of the clicks.
      const visibleIds = ids.filter((id) => columnIds.includes(id))
      const params: Record<string, string | undefined> = {
        q: search === '' ? undefined : search.slice(0, maxSearchLength),
        ...filters,
        tri: stringifySort(sort) === defaultSort ? undefined : stringifySort(sort),
        page: page === 1 ? undefined : String(page),
        lignes: pageSize === defaultPageSize ? undefined : String(pageSize),
        colonnes: visibleIds.join() === defaultColumnIds.join() ? undefined : visibleIds.join(),
      }
      return Object.fromEntries(
        Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
      )
    },
  }
}

/** `-date` sorts by date in descending order. */
export function stringifySort({ column, isDescending }: Sort): string {
  return isDescending ? `-${column}` : column
}

export function parseSort(name: string): Sort {
  return { column: name.replace(/^-/, ''), isDescending: name.startsWith('-') }
}
