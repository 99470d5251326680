import type { ListDefinition, ListRecord, Sort } from './list-definition.ts'

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/** Sorts by a column. Ties are sorted by id, and empty values come last in both directions. */
export function sortRows<Row extends ListRecord>(
  rows: readonly Row[],
  { columns }: Pick<ListDefinition<Row>, 'columns'>,
  { column: columnId, isDescending }: Sort,
): Row[] {
  const column = columns.find(({ id }) => id === columnId)
  const direction = isDescending ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: column?.getValue(row) }))
  keyed.sort((a, b) => {
    const order =
      isEmpty(a.key) || isEmpty(b.key)
        ? Number(isEmpty(a.key)) - Number(isEmpty(b.key))
        : direction * compareKeys(a.key, b.key)
    return order || a.row.id - b.row.id
  })
  return keyed.map(({ row }) => row)
}

function isEmpty(key: string | number | undefined): key is undefined | '' {
  return key === undefined || key === ''
}

function compareKeys(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b))
}
