/** What changed last, in words. */
export interface LatestRecord {
  readonly name: string
  readonly note: string
}

/** The record with the highest id: what was added last, where records bear no date. */
export function createLatestSelector<Row extends { readonly id: number }>(
  getRecordName: (row: Row) => string,
  getNote: (id: number) => string,
): (rows: readonly Row[]) => LatestRecord | undefined {
  return (rows) => {
    const last = rows.reduce<Row | undefined>(
      (newest, row) => (newest === undefined || row.id > newest.id ? row : newest),
      undefined,
    )
    return last && { name: getRecordName(last), note: getNote(last.id) }
  }
}
