import {
  columnFilteringFeature,
  createFilteredRowModel,
  rowSelectionFeature,
  tableFeatures,
  type Row as TableRow,
} from '@tanstack/react-table'

import type { ListedRecord } from './definition.ts'

/** What of the table library the lists use; what is not named here is not bundled. */
export const features = tableFeatures({
  columnFilteringFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
})

export type Features = typeof features
export type RecordRowModel<Row extends ListedRecord> = TableRow<Features, Row>

/** The value is the one chosen. */
export function isChosen(row: Valued, column: string, chosen: unknown): boolean {
  return row.getValue(column) === chosen
}

/** The text holds every word. */
export function holdsWords(row: Valued, column: string, words: readonly string[]): boolean {
  const text = String(row.getValue(column))
  return words.every((word) => text.includes(word))
}

/** What of a row the filters need, whatever its record. */
interface Valued {
  getValue: (column: string) => unknown
}
