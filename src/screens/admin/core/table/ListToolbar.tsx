import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { Download, FileUp, Search, X, Columns3 } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Popup } from '#ui/Popup/Popup.tsx'
import { Select } from '#ui/Select/Select.tsx'

import { useShortcut } from '../layout/shortcuts.ts'
import type { ListColumn, ListDefinition, ListFilter, ListRecord } from './list-definition.ts'
import { stringifySort, parseSort, type ListState, type ListStateChange } from './list-state.ts'
import styles from './ListToolbar.module.css'
import type { FilterOption } from './useRecordTable.ts'

interface ListToolbarProps<Row extends ListRecord> extends ListControlsProps<Row> {
  /** The text of the search input, which may be ahead of the URL. */
  search: string
  onSearch: (text: string) => void
}

interface ListControlsProps<Row extends ListRecord> {
  columns: readonly ListColumn<Row>[]
  filters: readonly ListFilter<Row>[]
  options: ReadonlyMap<string, readonly FilterOption[]>
  state: ListState
  onChange: (change: ListStateChange) => void
  /** Undefined if there is nothing to export. */
  onExport: (() => void) | undefined
  importLink: ListDefinition<Row>['importLink']
}

/** Search, filters, sorting, columns and export of a list. */
export function ListToolbar<Row extends ListRecord>(props: ListToolbarProps<Row>) {
  const { search, onSearch, ...controls } = props
  const { t } = useTranslation('admin')
  const searchInput = useRef<HTMLInputElement>(null)
  useShortcut('/', () => {
    searchInput.current?.focus()
    searchInput.current?.select()
  })

  return (
    <search className={styles.toolbar}>
      <span className={styles.search}>
        <Search className={styles.searchIcon} size={17} aria-hidden />
        <input
          ref={searchInput}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          className={styles.field}
          aria-label={t('table.search')}
          aria-keyshortcuts="/"
          placeholder={t('table.searchPlaceholder')}
          maxLength={200}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {search !== '' && (
          <button
            type="button"
            className={styles.clearButton}
            aria-label={t('table.clearSearch')}
            onClick={() => {
              onSearch('')
              searchInput.current?.focus()
            }}
          >
            <X size={17} aria-hidden />
          </button>
        )}
      </span>
      <ListControls {...controls} />
    </search>
  )
}

/** All but the search, whose keys do not render them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` loses the type parameter
const ListControls = memo(function Controls<Row extends ListRecord>(props: ListControlsProps<Row>) {
  const { columns, filters, options, state, onChange, onExport, importLink } = props
  const { t } = useTranslation('admin')
  const sortable = columns.filter(({ isUnsortable }) => isUnsortable !== true)

  return (
    <>
      {filters.map(({ id, label }) => (
        <FilterSelect
          key={id}
          label={label}
          options={(options.get(id) ?? []).map(({ value, ...option }) => ({
            value,
            label: t('table.filterOption', option),
          }))}
          placeholder={t('table.all')}
          value={state.filters[id] ?? ''}
          onChange={(value) =>
            onChange((latest) => {
              const { [id]: _, ...otherFilters } = latest.filters
              return { filters: value === '' ? otherFilters : { ...otherFilters, [id]: value } }
            })
          }
        />
      ))}
      <FilterSelect
        label={t('table.sortBy')}
        className={styles.sort}
        options={sortable.flatMap(({ id, title }) =>
          (['ascending', 'descending'] as const).map((direction) => ({
            value: stringifySort({ column: id, isDescending: direction === 'descending' }),
            label: t(`table.sortOption.${direction}`, { column: title }),
          })),
        )}
        value={stringifySort(state.sort)}
        onChange={(value) => onChange({ sort: parseSort(value) })}
      />
      <span className={styles.actions}>
        <ColumnPicker
          columns={columns}
          visibleIds={state.columnIds}
          onChange={(changeIds) =>
            onChange(({ columnIds, page }) => ({ columnIds: changeIds(columnIds), page }))
          }
        />
        <Button
          variant="secondary"
          size="small"
          disabled={onExport === undefined}
          onClick={onExport}
        >
          <Download size={16} aria-hidden />
          <span>{t('table.export')}</span>
        </Button>
        {importLink && (
          <Link {...importLink.link} className={getButtonClassName('secondary', 'small')}>
            <FileUp size={16} aria-hidden />
            <span>{importLink.label}</span>
          </Link>
        )}
      </span>
    </>
  )
}) as <Row extends ListRecord>(props: ListControlsProps<Row>) => ReactNode

interface FilterSelectProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** The choice that filters nothing. Without it, a choice is required. */
  placeholder?: string
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

/** The select of the design system, with its label before the value: a toolbar has one line. */
function FilterSelect(props: FilterSelectProps) {
  const { label, options, placeholder, value, onChange, className } = props
  const isListed = options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      className={clsx(
        styles.filter,
        placeholder !== undefined && isListed && styles.active,
        className,
      )}
      {...(placeholder !== undefined && { placeholder })}
      options={options}
      value={isListed ? value : ''}
      onChange={onChange}
    />
  )
}

interface ColumnPickerProps {
  columns: readonly { id: string; title: string; isHiddenByDefault?: boolean | undefined }[]
  /** The last visible column cannot be hidden. */
  visibleIds: readonly string[]
  onChange: (changeIds: (ids: readonly string[]) => readonly string[]) => void
}

/** Chooses the visible columns, in a panel. */
function ColumnPicker({ columns, visibleIds, onChange }: ColumnPickerProps) {
  const { t } = useTranslation('admin')
  return (
    <Popup
      buttonClassName={getButtonClassName('secondary', 'small')}
      panelClassName={styles.picker}
      renderPanel={() => (
        <fieldset className={styles.panel}>
          <legend className={styles.legend}>{t('table.columnsLegend')}</legend>
          {columns.map(({ id, title }) => {
            const isShown = visibleIds.includes(id)
            return (
              <label key={id} className={styles.column}>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isShown && visibleIds.length === 1}
                  onChange={() =>
                    onChange((ids) =>
                      ids.includes(id) ? ids.filter((shownId) => shownId !== id) : [...ids, id],
                    )
                  }
                />
                <span>{title}</span>
              </label>
            )
          })}
          <button
            type="button"
            className={getButtonClassName('tertiary', 'small')}
            onClick={() =>
              onChange(() =>
                columns
                  .filter(({ isHiddenByDefault }) => isHiddenByDefault !== true)
                  .map(({ id }) => id),
              )
            }
          >
            {t('table.defaultColumns')}
          </button>
        </fieldset>
      )}
    >
      <Columns3 size={16} aria-hidden />
      <span>{t('table.columns')}</span>
    </Popup>
  )
}
