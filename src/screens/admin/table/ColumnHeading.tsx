import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { ColumnKind, Sort } from './definition.ts'
import styles from './RecordTable.module.css'

interface ColumnHeadingProps {
  column: { id: string; title: string; kind: ColumnKind; isUnsorted?: boolean | undefined }
  sort: Sort
  onSort: (sort: Sort) => void
}

/** A column's name, which sorts by it: once up, once more down. */
export function ColumnHeading({ column, sort, onSort }: ColumnHeadingProps) {
  const { t } = useTranslation('admin')
  const { id, title, kind, isUnsorted } = column
  if (isUnsorted === true) {
    return (
      <th role="columnheader" scope="col" className={styles[kind]}>
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
      className={styles[kind]}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
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
