/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- on a phone rows and cells are blocks, which removes the table semantics; the explicit roles restore them */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import type { ListColumn, ListDefinition, ListRecord, Sort } from './list-definition.ts'
import { RecordRow } from './RecordRow.tsx'
import styles from './RecordTable.module.css'
import { useSavedRowInSight } from './useSavedRow.ts'

interface RecordTableProps<Row extends ListRecord> {
  list: ListDefinition<Row>
  /** The rows of the page; undefined while loading. */
  rows: readonly Row[] | undefined
  /** The ids of the visible columns. */
  columnIds: readonly string[]
  sort: Sort
  selectedIds: ReadonlySet<number>
  onSort: (columnId: string) => void
  onSelect: (ids: readonly number[], isSelected: boolean) => void
  /** Without it, rows can be neither selected nor deleted. */
  onDelete: ((record: Row) => void) | undefined
  /** The record that was just saved. */
  savedId: number | undefined
  /** Where it is in the list while it is kept in sight; -1 otherwise. */
  savedPlace: number
}

/** The records of a page. Memoised, so that typing in the search field does not render it again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
export const RecordTable = memo(function Records<Row extends ListRecord>(
  props: RecordTableProps<Row>,
) {
  const { list, rows, columnIds, sort, selectedIds, onSort, onSelect, onDelete, savedId } = props
  useSavedRowInSight(props.savedPlace)
  const { t } = useTranslation('admin')
  const columns = useMemo(
    () => list.columns.filter(({ id }) => columnIds.includes(id)),
    [list.columns, columnIds],
  )
  const ids = rows?.map(({ id }) => id) ?? []
  const selectedCount = ids.filter((id) => selectedIds.has(id)).length
  const isPageSelected = ids.length > 0 && selectedCount === ids.length

  return (
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>{list.title}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.header}>
        <tr role="row">
          {onDelete && (
            <th role="columnheader" scope="col" className={styles.selectCell}>
              <label className={styles.checkboxArea}>
                <input
                  type="checkbox"
                  checked={isPageSelected}
                  ref={(checkbox) => {
                    if (checkbox) checkbox.indeterminate = selectedCount > 0 && !isPageSelected
                  }}
                  disabled={ids.length === 0}
                  aria-label={t('table.selectPage')}
                  onChange={(event) => onSelect(ids, event.target.checked)}
                />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          <th role="columnheader" scope="col" className={styles.actionsCell}>
            {t('table.actions')}
          </th>
        </tr>
      </thead>
      {rows === undefined && (
        <tbody role="rowgroup">
          <SkeletonRows columns={columns} isSelectable={onDelete !== undefined} />
        </tbody>
      )}
      {groupRows(list, rows ?? [], sort).map(([key, group]) => (
        <tbody key={key} role="rowgroup">
          {key !== '' && group[0] && (
            <tr role="row">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={columns.length + (onDelete ? 2 : 1)}
                className={styles.groupHeading}
              >
                {/* oxlint-disable-next-line bare-text/no-bare-text -- elements, which this file can't tell */}
                {list.groups?.renderHeading(group[0])}
              </th>
            </tr>
          )}
          {group.map((record) => (
            <RecordRow
              key={record.id}
              list={list}
              record={record}
              columns={columns}
              isSelected={selectedIds.has(record.id)}
              isSaved={record.id === savedId}
              onSelect={onSelect}
              onDelete={onDelete}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}) as <Row extends ListRecord>(props: RecordTableProps<Row>) => ReactNode

/** The rows of each group by its key; all in one without a key, if they have no groups or another order. */
function groupRows<Row extends ListRecord>(
  { groups, defaultSort }: ListDefinition<Row>,
  rows: readonly Row[],
  sort: Sort,
): readonly (readonly [key: string, rows: readonly Row[]])[] {
  const isGrouped = sort.column === defaultSort.column && !sort.isDescending
  return groups && isGrouped ? [...Map.groupBy(rows, groups.getKey)] : [['', rows]]
}

interface ColumnHeaderProps<Row extends ListRecord> {
  column: ListColumn<Row>
  sort: Sort
  onSort: (columnId: string) => void
}

/** Sorts by its column: ascending first, then descending. */
function ColumnHeader<Row extends ListRecord>({ column, sort, onSort }: ColumnHeaderProps<Row>) {
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
  const direction = sort.isDescending ? 'descending' : 'ascending'
  const SortedIcon = sort.isDescending ? ArrowDown : ArrowUp
  const Icon = isSorted ? SortedIcon : ChevronsUpDown
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles[variant]}
      aria-sort={isSorted ? direction : undefined}
    >
      <button
        type="button"
        className={styles.sortButton}
        data-sorted={isSorted || undefined}
        title={t('table.sort', { column: title })}
        onClick={() => onSort(id)}
      >
        <span>{title}</span>
        <Icon size={14} aria-hidden />
      </button>
    </th>
  )
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row)

function SkeletonRows<Row extends ListRecord>({
  columns,
  isSelectable,
}: {
  columns: readonly ListColumn<Row>[]
  isSelectable: boolean
}) {
  return skeletonRows.map((row) => (
    <tr key={row} role="row" className={styles.row} aria-hidden>
      {isSelectable && <td role="cell" className={styles.selectCell} />}
      {columns.map(({ id, variant }) => (
        <td key={id} role="cell" className={styles[variant]}>
          <Skeleton lines={1} />
        </td>
      ))}
      <td role="cell" className={styles.actionsCell} />
    </tr>
  ))
}
