import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { Select } from '#ui/Select/Select.tsx'

import { pageSizes } from './list-state.ts'
import styles from './Pagination.module.css'

interface PaginationProps {
  page: number
  pageCount: number
  pageSize: number
  /** The number of rows on all pages. */
  rowCount: number
  onPageChange: (page: number) => void
  onPageSizeChange: (size: number) => void
}

/** Page buttons, the visible range and the page size. */
export const Pagination = memo(function Pages({
  page,
  pageCount,
  pageSize,
  rowCount,
  onPageChange,
  onPageSizeChange,
}: PaginationProps) {
  const { t } = useTranslation('admin')
  const steps = [
    { name: 'first', to: 1, Icon: ChevronFirst },
    { name: 'previous', to: page - 1, Icon: ChevronLeft },
    { name: 'next', to: page + 1, Icon: ChevronRight },
    { name: 'last', to: pageCount, Icon: ChevronLast },
  ] as const
  const range = {
    from: rowCount === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(page * pageSize, rowCount),
    count: rowCount,
  }
  return (
    <div className={styles.pagination}>
      <Select
        label={t('table.pageSize')}
        className={styles.pageSize}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        value={String(pageSize)}
        onChange={(size) => onPageSizeChange(Number(size))}
      />
      <p>{t('table.range', range)}</p>
      <nav className={styles.pageButtons} aria-label={t('table.pages')}>
        {steps.map(({ name, to, Icon }) => {
          const isDisabled = to < 1 || to > pageCount || to === page
          return (
            <button
              key={name}
              type="button"
              className={styles.pageButton}
              aria-label={t(`table.${name}`)}
              aria-disabled={isDisabled}
              onClick={() => {
                if (!isDisabled) onPageChange(to)
              }}
            >
              <Icon size={18} aria-hidden />
            </button>
          )
        })}
        <span className={styles.page}>{t('table.page', { page, pages: pageCount })}</span>
      </nav>
    </div>
  )
})
