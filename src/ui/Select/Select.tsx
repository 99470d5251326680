import { clsx } from 'clsx/lite'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { Field, useField, type FieldBaseProps } from '../Field/Field.tsx'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  /** The option's language, if it is not the page's. */
  lang?: string | undefined
}

interface SelectProps extends FieldBaseProps, Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  /** The first option while nothing is selected; its value is the empty string. `required` prevents selecting it again. */
  placeholder?: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
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
  id,
  required,
  className,
  ...rest
}: SelectProps) {
  const { field, control } = useField({ label, hint, error, id, className })
  return (
    <Field {...field}>
      <select
        {...rest}
        {...control}
        className={clsx(control.className, styles.select)}
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
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} aria-hidden size={18} strokeWidth={1.75} />
    </Field>
  )
}
