import type { ListDefinition, ListRecord, Sort } from './list-definition.ts'

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })

/**
 * The records in the order asked for; of equals the older first, and what has no value last in both
 * directions. Done once for an order, not with every keystroke of the search.
 */
export function sortRows<Row extends ListRecord>(
  rows: readonly Row[],
  { columns }: Pick<ListDefinition<Row>, 'columns'>,
  { column: wanted, isDescending }: Sort,
): Row[] {
  const column = columns.find(({ id }) => id === wanted)
  const direction = isDescending ? -1 : 1
  const keyed = rows.map((row) => ({ row, key: column?.getValue(row) }))
  keyed.sort((one, other) => {
    if (isEmpty(one.key) || isEmpty(other.key)) {
      return Number(isEmpty(one.key)) - Number(isEmpty(other.key)) || one.row.id - other.row.id
    }
    return direction * compare(one.key, other.key) || one.row.id - other.row.id
  })
  return keyed.map(({ row }) => row)
}

function isEmpty(key: string | number | undefined): key is undefined | '' {
  return key === undefined || key === ''
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}
