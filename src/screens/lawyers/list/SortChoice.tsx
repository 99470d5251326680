import { useTranslation } from 'react-i18next'

import { orders } from '#domain/lawyers/order.ts'
import { Select } from '#ui/Select/Select.tsx'

import styles from './SortChoice.module.css'
import type { Directory } from './useDirectory.ts'

/** The order of the list. */
export function SortChoice({ directory: { order, sortBy } }: { directory: Directory }) {
  const { t } = useTranslation('lawyers')
  return (
    <Select
      className={styles.sort}
      label={t('sort.label')}
      options={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={order}
      onChange={(value) => {
        const chosen = orders.find((one) => one === value)
        if (chosen !== undefined) sortBy(chosen)
      }}
    />
  )
}
