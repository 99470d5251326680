/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- as blocks, on a phone, rows and cells are no table any more; the roles keep it one for those who listen */
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getFormLink } from '../layout/entities.ts'
import type { ListColumn, ListDefinition, ListRecord } from './list-definition.ts'
import type { RecordRowModel } from './table-features.ts'
import styles from './RecordTable.module.css'

interface RecordRowProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  row: RecordRowModel<Row>
  columns: readonly ListColumn<Row>[]
  isSelected: boolean
  onDelete: (record: Row) => void
}

/** One record: its box, its cells, its actions on the right. */
export function RecordRow<Row extends ListRecord>(props: RecordRowProps<Row>) {
  const { list, row, columns, isSelected, onDelete } = props
  const { t } = useTranslation('admin')
  const record = row.original
  const name = list.getRecordName(record)
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      <td role="cell" className={styles.selectCell}>
        <label className={styles.checkboxArea}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('table.selectRow', { name })}
            onChange={row.getToggleSelectedHandler()}
          />
        </label>
      </td>
      {columns.map((column) => {
        const Cell = column.variant === 'name' ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={column.variant === 'name' ? 'rowheader' : 'cell'}
            scope={column.variant === 'name' ? 'row' : undefined}
            className={styles[column.variant]}
          >
            <span className={styles.cellLabel}>{column.title}</span>
            <span className={styles.cellValue}>
              {column.renderCell?.(record) ?? column.getValue(record)}
            </span>
          </Cell>
        )
      })}
      <td role="cell" className={styles.actionsCell}>
        <span className={styles.actions}>
          <Link
            {...getFormLink(list.entity, record.id)}
            className={styles.action}
            aria-label={t('table.editRow', { name })}
            title={t('table.edit')}
          >
            <Pencil size={17} strokeWidth={1.75} aria-hidden />
            <span className={styles.actionText}>{t('table.edit')}</span>
          </Link>
          <button
            type="button"
            className={styles.action}
            aria-haspopup="dialog"
            aria-label={t('table.deleteRow', { name })}
            title={t('table.delete')}
            onClick={() => {
              onDelete(record)
            }}
          >
            <Trash2 size={17} strokeWidth={1.75} aria-hidden />
            <span className={styles.actionText}>{t('table.delete')}</span>
          </button>
        </span>
      </td>
    </tr>
  )
}
