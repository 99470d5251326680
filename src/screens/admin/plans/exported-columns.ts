import { toCsvText } from '#domain/csv.ts'

import type { FileColumn, ListDefinition } from '../core/table/list-definition.ts'

/** The columns of a list, whatever its records. */
export interface ExportedColumn {
  readonly title: string
  readonly getText: (record: unknown) => string
  /** The part of a field that its cells fill. */
  readonly part?: Pick<FileColumn<never>, 'field' | 'parse'>
}

/** The columns of a list as its export writes them. */
export function toExportedColumns<Row extends { readonly id: number }>({
  columns,
  fileColumns = [],
}: Pick<ListDefinition<Row>, 'columns' | 'fileColumns'>): readonly ExportedColumn[] {
  return [
    ...columns.map(({ title, getExportValue, getValue }) => ({
      title,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records of the same list
      getText: (record: unknown) => toCsvText((getExportValue ?? getValue)(record as Row)),
    })),
    ...fileColumns.map(({ title, getValue, field, parse }) => ({
      title,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records of the same list
      getText: (record: unknown) => toCsvText(getValue(record as Row)),
      part: { field, parse },
    })),
  ]
}
