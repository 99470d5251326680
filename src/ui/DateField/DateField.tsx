import { type ClipboardEvent, useId } from 'react'

import { FieldSet, getControlProps, type FieldLayout } from '../Field/Field.tsx'
import styles from './DateField.module.css'
import { readPastedDay } from './read-pasted-day.ts'

/** A day as it is typed. */
interface TypedDay {
  readonly day: string
  readonly month: string
  readonly year: string
}

interface DateFieldProps extends Omit<FieldLayout, 'className'> {
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

/** So much of a pasted text that is no day is shown, to be seen and corrected. */
const maxPastedLength = 40

/**
 * A day that one knows or reads from a paper: three fields. Nothing is corrected or completed while typing. A whole day that is
 * pasted into any of them fills all three; what is too long for a field is not cut, which would make another day of it.
 */
export function DateField({ id, partLabels, value, onChange, ...layout }: DateFieldProps) {
  const ownId = useId()
  const firstId = id ?? ownId
  const paste = (name: keyof TypedDay, length: number, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const pasted = readPastedDay(text)
    if (pasted === undefined && text.trim().length <= length) return
    event.preventDefault()
    onChange(pasted ?? { ...value, [name]: text.trim().slice(0, maxPastedLength) })
  }
  return (
    <FieldSet id={firstId} {...layout}>
      <div className={styles.parts}>
        {parts.map(({ name, length }) => (
          <label key={name} className={styles.part} data-length={length}>
            <span>{partLabels[name]}</span>
            <input
              {...getControlProps(name === 'day' ? firstId : `${firstId}-${name}`, layout)}
              // The error is described by the fieldset, once.
              aria-describedby={undefined}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              maxLength={length}
              value={value[name]}
              onPaste={(event) => paste(name, length, event)}
              onChange={(event) => onChange({ ...value, [name]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
