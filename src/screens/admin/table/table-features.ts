import {
  columnFilteringFeature,
  createFilteredRowModel,
  rowSelectionFeature,
  tableFeatures,
  type Row as TableRow,
} from '@tanstack/react-table'

import type { ListRecord } from './list-definition.ts'

/** What of the table library the lists use; what is not named here is not bundled. */
export const recordTableFeatures = tableFeatures({
  columnFilteringFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
})

export type RecordTableFeatures = typeof recordTableFeatures
export type RecordRowModel<Row extends ListRecord> = TableRow<RecordTableFeatures, Row>

/** The value is the one chosen. */
export function equalsFilterValue(row: RowValues, column: string, chosen: unknown): boolean {
  return row.getValue(column) === chosen
}

/** The text holds every word. */
export function containsAllWords(
  row: RowValues,
  column: string,
  words: readonly string[],
): boolean {
  const text = String(row.getValue(column))
  return words.every((word) => text.includes(word))
}

/** What of a row the filters need, whatever its record. */
interface RowValues {
  getValue: (column: string) => unknown
}
