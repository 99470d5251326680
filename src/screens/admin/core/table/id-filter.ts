import type { ListedRecord } from '#domain/dependents.ts'

import type { ListFilter } from './list-definition.ts'

interface IdFilterOptions {
  readonly id: string
  readonly label: string
  /** Undefined while, and where, it is not known. No value exists then. */
  readonly ids: ReadonlySet<number> | undefined
  /** Says that it is not known. */
  readonly unavailable: string
  /** Of the records in `ids`, and of the others. */
  readonly values: readonly [string, string]
  /** The name of the view that shows the records in `ids`. */
  readonly view: string
}

/** A filter by what a view reads of all records at once. The toolbar shows it while the URL has it. */
export function createIdFilter<Row extends ListedRecord>({
  id: filterId,
  label,
  ids,
  unavailable,
  values: [inside, outside],
  view,
}: IdFilterOptions): ListFilter<Row> {
  return {
    id: filterId,
    label,
    isHiddenUntilSet: true,
    view: { name: view, value: inside },
    ...(ids ? { values: [inside, outside] } : { unavailable }),
    getValue: ({ id }) => {
      if (ids === undefined) return '–'
      return ids.has(id) ? inside : outside
    },
  }
}
