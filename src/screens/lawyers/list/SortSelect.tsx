import { useTranslation } from 'react-i18next'

import { sortOrders } from '#domain/lawyers/sort-order.ts'
import { Select } from '#ui/Select/Select.tsx'

import styles from './SortSelect.module.css'
import type { DirectoryState } from './useDirectory.ts'

/** The order of the list. */
export function SortSelect({ directory: { order, sortBy } }: { directory: DirectoryState }) {
  const { t } = useTranslation('lawyers')
  return (
    <Select
      className={styles.sort}
      label={t('sort.label')}
      options={sortOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={order}
      onChange={(value) => {
        const selectedOrder = sortOrders.find((one) => one === value)
        if (selectedOrder !== undefined) sortBy(selectedOrder)
      }}
    />
  )
}
