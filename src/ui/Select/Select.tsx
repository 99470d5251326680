import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  /** Where it is not the language of the other options. */
  lang?: string
}

interface SelectProps {
  label: ReactNode
  /** A sentence under the label: what the choice changes. */
  hint?: ReactNode
  /** The first line while nothing is chosen; its value is the empty string. */
  placeholder?: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean
  /** Once chosen, the placeholder cannot be chosen again. */
  required?: boolean
  /** The language of the options where it is not the page's. */
  lang?: string
  id?: string
  name?: string
  className?: string | undefined
}

/** The platform's own list, with a label and our arrow: it is the one that works on every phone. */
export function Select({
  label,
  hint,
  placeholder,
  options,
  value,
  onChange,
  lang,
  id,
  required,
  className,
  ...rest
}: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  const hintId = `${selectId}-hint`
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={selectId}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <span className={styles.box}>
        <select
          {...rest}
          id={selectId}
          className={styles.select}
          required={required}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={hint === undefined ? undefined : hintId}
        >
          {placeholder !== undefined && (
            <option value="" disabled={required}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang ?? lang}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden size={18} strokeWidth={1.75} />
      </span>
    </div>
  )
}
