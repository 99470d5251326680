/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- as blocks, on a phone, rows and cells are no table any more; the roles keep it one for those who listen */
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import type { ColumnVariant } from './list-definition.ts'
import styles from './RecordTable.module.css'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The shape of the rows to come; silent. */
export function SkeletonRows({
  columns,
}: {
  columns: readonly { id: string; variant: ColumnVariant }[]
}) {
  return rows.map((row) => (
    <tr key={row} role="row" className={styles.row} aria-hidden>
      <td role="cell" className={styles.selectCell} />
      {columns.map(({ id, variant }) => (
        <td key={id} role="cell" className={styles[variant]}>
          <Skeleton lines={1} />
        </td>
      ))}
      <td role="cell" className={styles.actionsCell} />
    </tr>
  ))
}
