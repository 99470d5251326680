import { useId } from 'react'

import { FieldSet, getControlProps, type FieldBaseProps } from '../Field/Field.tsx'
import styles from './DateField.module.css'

/** A day as it is typed. */
interface TypedDay {
  readonly day: string
  readonly month: string
  readonly year: string
}

interface DateFieldProps extends FieldBaseProps {
  /** Of the field of the day, which an `ErrorSummary` links to. */
  id?: string
  partLabels: Readonly<Record<keyof TypedDay, string>>
  value: TypedDay
  onChange: (value: TypedDay) => void
}

const parts = [
  { name: 'day', length: 2 },
  { name: 'month', length: 2 },
  { name: 'year', length: 4 },
] as const

/** A day that one knows or reads from a paper: three fields. Nothing is corrected or completed while typing. */
export function DateField({ label, hint, error, id, partLabels, value, onChange }: DateFieldProps) {
  const ownId = useId()
  const firstId = id ?? ownId
  return (
    <FieldSet id={firstId} label={label} hint={hint} error={error}>
      <div className={styles.parts}>
        {parts.map(({ name, length }) => (
          <label key={name} className={styles.part} data-length={length}>
            <span>{partLabels[name]}</span>
            <input
              {...getControlProps(name === 'day' ? firstId : `${firstId}-${name}`, { error })}
              // The error is described by the fieldset, once.
              aria-describedby={undefined}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              maxLength={length}
              value={value[name]}
              onChange={(event) => onChange({ ...value, [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
