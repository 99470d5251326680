/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone rows and cells are blocks, which removes the table semantics; the explicit roles restore them */
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { ArrowRight, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Popup } from '#ui/Popup/Popup.tsx'

import type { ListColumn, ListDefinition, ListRecord } from './list-definition.ts'
import styles from './RecordTable.module.css'

interface RecordRowProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  record: Row
  columns: readonly ListColumn<Row>[]
  isSelected: boolean
  isSaved: boolean
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  onDelete: ((record: Row) => void) | undefined
}

/** Memoised: a row that a further letter of a search leaves is not rendered again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
export const RecordRow = memo(function RecordCells<Row extends ListRecord>(
  props: RecordRowProps<Row>,
) {
  const { list, record, columns, isSelected, isSaved, onSelect, onDelete } = props
  const { t } = useTranslation(['admin', 'adminFollowUp'])
  const name = list.getRecordName(record)
  const { rowAction = 'edit' } = list
  const RowIcon = rowAction === 'edit' ? Pencil : ArrowRight
  return (
    <tr
      role="row"
      className={styles.row}
      data-selected={isSelected || undefined}
      data-saved-row={isSaved || undefined}
    >
      {onDelete && (
        <td role="cell" className={styles.selectCell}>
          <label className={styles.checkboxArea}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={t('table.selectRow', { name })}
              onChange={(event) => onSelect([record.id], event.target.checked)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const isRowHeader = column.variant === 'name'
        const Cell = isRowHeader ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            role={isRowHeader ? 'rowheader' : 'cell'}
            scope={isRowHeader ? 'row' : undefined}
            className={styles[column.variant]}
          >
            <span className={styles.cellLabel}>{column.title}</span>
            {/* A wide table may cut it. */}
            <span className={styles.cellValue} title={isRowHeader ? name : undefined}>
              {isRowHeader && isBlank(column.getValue(record)) ? (
                <span className={styles.unnamed}>{name}</span>
              ) : (
                (column.renderCell?.(record) ?? column.getValue(record))
              )}
            </span>
            {isRowHeader && isSaved && (
              <span className={styles.savedMark}>{t('adminFollowUp:savedNow')}</span>
            )}
          </Cell>
        )
      })}
      <td role="cell" className={styles.actionsCell}>
        <span className={styles.actions}>
          <Link
            {...list.getRowLink(record)}
            className={styles.action}
            aria-label={t(`table.${rowAction}Row`, { name })}
            title={t(`table.${rowAction}`)}
          >
            <RowIcon size={17} strokeWidth={1.75} aria-hidden />
            <span className={styles.actionText}>{t(`table.${rowAction}`)}</span>
          </Link>
          {(onDelete ?? list.renderRowActions) && (
            <Popup
              label={t('table.moreActions', { name })}
              closesOnAction
              className={styles.more}
              buttonClassName={styles.action}
              panelClassName={styles.menu}
              renderPanel={() => (
                <>
                  <span className={styles.furtherActions}>
                    {list.renderRowActions?.(record, styles.menuAction)}
                  </span>
                  {onDelete && (
                    <button
                      type="button"
                      className={clsx(styles.menuAction, styles.deleteAction)}
                      aria-haspopup="dialog"
                      aria-label={t('table.deleteRow', { name })}
                      onClick={() => onDelete(record)}
                    >
                      <Trash2 size={17} strokeWidth={1.75} aria-hidden />
                      <span>{t('table.delete')}</span>
                    </button>
                  )}
                </>
              )}
            >
              <Ellipsis size={17} strokeWidth={1.75} aria-hidden />
              <span className={styles.actionText}>{t('table.more')}</span>
            </Popup>
          )}
        </span>
      </td>
    </tr>
  )
}) as <Row extends ListRecord>(props: RecordRowProps<Row>) => ReactNode

/** A record without a name is shown by what it has: an empty header names no row. */
function isBlank(value: string | number | undefined): boolean {
  return value === undefined || String(value).trim() === ''
}
