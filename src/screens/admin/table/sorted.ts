import type { ListDefinition, ListedRecord, Sort } from './definition.ts'

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/**
 * The records in the order asked for; of equals the older first, and what has no value last in both
 * directions. Done once for an order, not with every keystroke of the search.
 */
export function sortedRows<Row extends ListedRecord>(
  rows: readonly Row[],
  { columns }: Pick<ListDefinition<Row>, 'columns'>,
  { column: wanted, isDescending }: Sort,
): Row[] {
  const column = columns.find(({ id }) => id === wanted)
  const direction = isDescending ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: column?.value(row) }))
  keyed.sort((one, other) => {
    if (isNothing(one.key) || isNothing(other.key)) {
      return Number(isNothing(one.key)) - Number(isNothing(other.key)) || one.row.id - other.row.id
    }
    return direction * compare(one.key, other.key) || one.row.id - other.row.id
  })
  return keyed.map(({ row }) => row)
}

function isNothing(key: string | number | undefined): key is undefined | '' {
  return key === undefined || key === ''
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}
