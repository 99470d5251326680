import { clsx } from 'clsx'

import styles from './ListToolbar.module.css'

interface FilterSelectProps {
  label: string
  options: readonly { value: string; label: string }[]
  /** The choice that narrows nothing. */
  placeholder?: string
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

/** One choice of the toolbar, its label in the same line. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, options, placeholder, value, onChange, className } = props
  const isKnown = options.some((option) => option.value === value)
  return (
    <label
      className={clsx(styles.filter, className)}
      data-active={(placeholder !== undefined && isKnown) || undefined}
    >
      <span className={styles.filterLabel}>{label}</span>
      <select
        className={styles.select}
        value={isKnown ? value : ''}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
