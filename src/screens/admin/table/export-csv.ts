import { csvOf } from '#domain/csv.ts'
import { dayInFigures } from '#domain/dates.ts'

import type { ListColumn, ListDefinition, ListedRecord } from './definition.ts'

/** Saves records as a CSV file: the columns shown, whole where the table shows a part. */
export function exportCsv<Row extends ListedRecord>(
  { name }: ListDefinition<Row>,
  columns: readonly ListColumn<Row>[],
  records: readonly Row[],
): void {
  const text = csvOf(
    columns.map(({ title }) => title),
    records.map((record) => columns.map(({ exported, value }) => (exported ?? value)(record))),
  )
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${dayInFigures(new Date().toISOString())}.csv`
  link.click()
  // The browser has read it by the time the next task runs, but not always before.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
