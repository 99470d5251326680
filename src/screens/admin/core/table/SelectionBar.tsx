import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'

import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  count: number
  /** The number of matching records on all pages. */
  resultCount: number
  onSelectAll: () => void
  onDeselect: () => void
  onDelete: () => void
  /** Further actions. */
  children?: Elements
}

/** Actions on the selected rows. The count is a live region. */
export function SelectionBar({ count, resultCount, children, ...on }: SelectionBarProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.count} hidden={count === 0}>
        {count > 0 && t('table.selected', { count })}
      </p>
      {count > 0 && (
        <div className={styles.actions}>
          {count < resultCount && (
            <Button variant="tertiary" size="small" onClick={on.onSelectAll}>
              {t('table.selectAll', { count: resultCount })}
            </Button>
          )}
          <Button variant="tertiary" size="small" onClick={on.onDeselect}>
            {t('table.deselect')}
          </Button>
          {children}
          <Button variant="danger" size="small" aria-haspopup="dialog" onClick={on.onDelete}>
            <Trash2 size={16} aria-hidden />
            <span>{t('table.deleteSelected')}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
