import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { ColumnVariant, Sort } from './list-definition.ts'
import styles from './RecordTable.module.css'

interface ColumnHeaderProps {
  column: { id: string; title: string; variant: ColumnVariant; isUnsortable?: boolean | undefined }
  sort: Sort
  onSort: (sort: Sort) => void
}

/** A column's name, which sorts by it: once up, once more down. */
export function ColumnHeader({ column, sort, onSort }: ColumnHeaderProps) {
  const { t } = useTranslation('admin')
  const { id, title, variant, isUnsortable } = column
  if (isUnsortable === true) {
    return (
      <th role="columnheader" scope="col" className={styles[variant]}>
        {title}
      </th>
    )
  }
  const isSorted = sort.column === id
  const Arrow = isSorted ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles[variant]}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.sortButton}
        data-sorted={isSorted || undefined}
        title={t('table.sort', { column: title })}
        onClick={() => {
          onSort({ column: id, isDescending: isSorted && !sort.isDescending })
        }}
      >
        {title}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
