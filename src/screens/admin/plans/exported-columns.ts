import { toCsvText } from '#domain/csv.ts'

import type { ListColumn } from '../table/list-definition.ts'

/** The columns of a list, whatever its records. */
export interface ExportedColumn {
  readonly title: string
  readonly getText: (record: unknown) => string
}

/** The columns of a list as its export writes them. */
export function toExportedColumns<Row extends { readonly id: number }>(
  columns: readonly ListColumn<Row>[],
): readonly ExportedColumn[] {
  return columns.map(({ title, getExportValue, getValue }) => ({
    title,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records of the same list
    getText: (record) => toCsvText((getExportValue ?? getValue)(record as Row)),
  }))
}
