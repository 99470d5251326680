/** What changed last, in words. */
export interface Latest {
  readonly name: string
  readonly note: string
}

/** The record with the highest id: what was added last, where records bear no date. */
export function lastAdded<Row extends { readonly id: number }>(
  nameOf: (row: Row) => string,
  noteOf: (id: number) => string,
): (rows: readonly Row[]) => Latest | undefined {
  return (rows) => {
    const last = rows.reduce<Row | undefined>(
      (newest, row) => (newest === undefined || row.id > newest.id ? row : newest),
      undefined,
    )
    return last && { name: nameOf(last), note: noteOf(last.id) }
  }
}
