import { clsx } from 'clsx/lite'
import { useId, type ReactNode } from 'react'

import { FieldSet, getControlProps, type FieldBaseProps } from '../Field/Field.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './RadioGroup.module.css'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A sentence below the label: who should choose it. */
  hint?: ReactNode
  /** Before the label: a flag, a drawing. Decorative. */
  leading?: ReactNode
  lang?: string | undefined
}

interface RadioGroupProps extends FieldBaseProps {
  /** Of the first option, which an `ErrorSummary` links to. */
  id?: string
  name: string
  options: readonly RadioOption[]
  value: string
  onChange: (value: string) => void
  /** How many options are still to come. Their room is kept. */
  loading?: number
  /** Side by side where there is room, for short labels. */
  inline?: boolean
}

/** One choice of a few, all of them visible: a question as its legend, its answers as radio buttons. */
export function RadioGroup({
  label,
  hint,
  error,
  id,
  name,
  options,
  value,
  onChange,
  loading = 0,
  inline = false,
}: RadioGroupProps) {
  const ownId = useId()
  const firstId = id ?? ownId
  return (
    <FieldSet id={firstId} label={label} hint={hint} error={error}>
      <div className={clsx(styles.options, inline && styles.inline)}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.option}>
            <input
              {...(index === 0 ? getControlProps(firstId, {}) : {})}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.leading !== undefined && (
              <span className={styles.leading} aria-hidden>
                {option.leading}
              </span>
            )}
            <span className={styles.text}>
              <span lang={option.lang}>{option.label}</span>
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
        {Array.from({ length: loading }, (_, index) => (
          <Skeleton key={index} variant="block" />
        ))}
      </div>
    </FieldSet>
  )
}
