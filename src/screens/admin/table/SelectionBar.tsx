import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'

import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  count: number
  /** How many could be selected: those that match, on whatever page. */
  found: number
  onSelectAll: () => void
  onDeselect: () => void
  onRemove: () => void
}

/** What can be done with the selected rows; the count is said as it changes. */
export function SelectionBar({ count, found, ...on }: SelectionBarProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.place}>
      <p role="status" className={styles.count} hidden={count === 0}>
        {count > 0 && t('table.selected', { count })}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {count < found && (
            <Button look="quiet" size="small" onClick={on.onSelectAll}>
              {t('table.selectAll', { count: found })}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={on.onDeselect}>
            {t('table.deselect')}
          </Button>
          <Button look="secondary" size="small" aria-haspopup="dialog" onClick={on.onRemove}>
            <Trash2 size={16} aria-hidden />
            {t('table.deleteSelected')}
          </Button>
        </div>
      )}
    </div>
  )
}
