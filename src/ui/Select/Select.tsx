import { ChevronDown } from 'lucide-react'
import { useId, type Ref } from 'react'

import {
  getControlClassName,
  Field,
  getControlProps,
  type FieldBaseProps,
} from '../Field/Field.tsx'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  /** The option's language, if it differs from the others'. */
  lang?: string | undefined
}

interface SelectProps extends FieldBaseProps {
  /** The first option while nothing is selected; its value is the empty string. */
  placeholder?: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
  /** Prevents selecting the placeholder again. */
  required?: boolean
  /** The options' language, if it is not the page's. */
  lang?: string | undefined
  id?: string
  name?: string
  ref?: Ref<HTMLSelectElement>
  className?: string | undefined
}

/** A native select with a label and our arrow: the native list works on every phone. */
export function Select({
  label,
  hint,
  error,
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
  return (
    <Field id={selectId} label={label} hint={hint} error={error} className={className}>
      <select
        {...rest}
        {...getControlProps(selectId, { hint, error })}
        className={getControlClassName(styles.select)}
        required={required}
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
    </Field>
  )
}
