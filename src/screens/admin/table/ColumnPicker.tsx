import { Columns3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'

import styles from './ColumnPicker.module.css'

interface ColumnPickerProps {
  columns: readonly { id: string; title: string; isHiddenByDefault?: boolean | undefined }[]
  /** The last visible column cannot be hidden. */
  visibleIds: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Chooses the visible columns, in a panel that Escape or a click outside closes. */
export function ColumnPicker({ columns, visibleIds, onChange }: ColumnPickerProps) {
  const { t } = useTranslation('admin')
  const panel = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const close = (event: Event) => {
      const element = panel.current
      if (element?.open !== true) return
      const isKey = event instanceof KeyboardEvent
      if (
        isKey
          ? event.key !== 'Escape'
          : event.target instanceof Node && element.contains(event.target)
      )
        return
      element.open = false
      if (isKey) element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  return (
    <details ref={panel} className={styles.picker}>
      <summary className={getButtonClassName('secondary', 'small')}>
        <Columns3 size={16} aria-hidden />
        {t('table.columns')}
      </summary>
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
                  onChange(
                    isShown
                      ? visibleIds.filter((visibleId) => visibleId !== id)
                      : [...visibleIds, id],
                  )
                }
              />
              {title}
            </label>
          )
        })}
        <button
          type="button"
          className={getButtonClassName('tertiary', 'small')}
          onClick={() =>
            onChange(
              columns
                .filter(({ isHiddenByDefault }) => isHiddenByDefault !== true)
                .map(({ id }) => id),
            )
          }
        >
          {t('table.defaultColumns')}
        </button>
      </fieldset>
    </details>
  )
}
