import { toCsv } from '#domain/csv.ts'
import { toIsoDate } from '#domain/dates.ts'

import type { ListColumn, ListDefinition, ListRecord } from './list-definition.ts'

/** Saves records as a CSV file: the columns shown, whole where the table shows a part. */
export function exportCsv<Row extends ListRecord>(
  { entity }: ListDefinition<Row>,
  columns: readonly ListColumn<Row>[],
  records: readonly Row[],
): void {
  const text = toCsv(
    columns.map(({ title }) => title),
    records.map((record) =>
      columns.map(({ getExportValue, getValue }) => (getExportValue ?? getValue)(record)),
    ),
  )
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${entity}-${toIsoDate(new Date().toISOString())}.csv`
  link.click()
  // The browser has read it by the time the next task runs, but not always before.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 10_000)
}
