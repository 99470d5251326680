/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- as blocks, on a phone, rows and cells are no table any more; the roles keep it one for those who listen */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { ColumnHeader } from './ColumnHeader.tsx'
import type { ListDefinition, ListRecord, Sort } from './list-definition.ts'
import type { RecordRowModel } from './table-features.ts'
import { RecordRow } from './RecordRow.tsx'
import styles from './RecordTable.module.css'
import { SkeletonRows } from './SkeletonRows.tsx'

interface RecordTableProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  /** Those of the page; undefined while they are loading. */
  rows: readonly RecordRowModel<Row>[] | undefined
  /** The ids of the columns shown. */
  columnIds: readonly string[]
  sort: Sort
  selection: Readonly<Record<string, boolean>>
  onSort: (sort: Sort) => void
  onSelect: (ids: readonly string[], isSelected: boolean) => void
  onDelete: (record: Row) => void
}

/**
 * The records of a page as a table; on a phone each becomes a block, where the roles keep it a table for
 * those who listen. Drawn again only when what it shows has changed: not with every letter typed above it.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that it is generic
export const RecordTable = memo(function Records<Row extends ListRecord>(
  props: RecordTableProps<Row>,
) {
  const { list, rows, columnIds, sort, selection, onSort, onSelect, onDelete } = props
  const { t } = useTranslation('admin')
  const columns = list.columns.filter(({ id }) => columnIds.includes(id))
  const ids = rows?.map(({ id }) => id) ?? []
  const selectedCount = ids.filter((id) => selection[id] === true).length
  const isPageSelected = ids.length > 0 && selectedCount === ids.length

  return (
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{list.title}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.header}>
        <tr role="row">
          <th role="columnheader" scope="col" className={styles.selectCell}>
            <label className={styles.checkboxArea}>
              <input
                type="checkbox"
                checked={isPageSelected}
                ref={(box) => {
                  if (box) box.indeterminate = selectedCount > 0 && !isPageSelected
                }}
                disabled={ids.length === 0}
                aria-label={t('table.selectPage')}
                onChange={(event) => {
                  onSelect(ids, event.target.checked)
                }}
              />
            </label>
          </th>
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          <th role="columnheader" scope="col" className={styles.actionsCell}>
            {t('table.actions')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows === undefined ? (
          <SkeletonRows columns={columns} />
        ) : (
          rows.map((row) => (
            <RecordRow
              key={row.id}
              list={list}
              row={row}
              columns={columns}
              isSelected={selection[row.id] === true}
              onDelete={onDelete}
            />
          ))
        )}
      </tbody>
    </table>
  )
}) as <Row extends ListRecord>(props: RecordTableProps<Row>) => React.ReactNode
