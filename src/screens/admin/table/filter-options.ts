import { slugify } from '#domain/slug.ts'

import type { ListFilter, ListRecord } from './list-definition.ts'

export interface FilterOption {
  /** In the address. */
  readonly value: string
  readonly label: string
  /** How many records have it. */
  readonly count: number
}

/** The value in the address of a filter's words; words that leave no slug stand for themselves. */
export function toFilterValue(label: string): string {
  return slugify(label) || label
}

/** The values that the records have, in alphabetical order. */
export function getFilterOptions<Row extends ListRecord>(
  rows: readonly Row[],
  filter: ListFilter<Row>,
): FilterOption[] {
  const options = new Map<string, FilterOption>()
  for (const row of rows) {
    const label = filter.getValue(row)
    const value = toFilterValue(label)
    const known = options.get(value)
    options.set(value, { value, label: known?.label ?? label, count: (known?.count ?? 0) + 1 })
  }
  return [...options.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'fr'))
}
