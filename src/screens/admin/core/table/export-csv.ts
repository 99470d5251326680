import { toCsv } from '#domain/csv.ts'
import { downloadText } from '#platform/download-text.ts'

import type { ListColumn, ListRecord } from './list-definition.ts'

/** Downloads records as a CSV file with whole texts. */
export function exportCsv<Row extends ListRecord>(
  name: string,
  columns: readonly Pick<ListColumn<Row>, 'title' | 'getValue' | 'getExportValue'>[],
  records: readonly Row[],
): void {
  const text = toCsv(
    columns.map(({ title }) => title),
    records.map((record) =>
      columns.map(({ getExportValue, getValue }) => (getExportValue ?? getValue)(record)),
    ),
  )
  downloadText({ name, extension: 'csv', type: 'text/csv;charset=utf-8', text })
}
