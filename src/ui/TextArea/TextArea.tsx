import { clsx } from 'clsx/lite'
import type { ComponentProps } from 'react'

import { Field, useField, type FieldBaseProps } from '../Field/Field.tsx'
import styles from './TextArea.module.css'

interface TextAreaProps extends FieldBaseProps, ComponentProps<'textarea'> {}

/** Several lines of text, with label, hint and error; resizable, and printed in full. */
export function TextArea({ label, hint, error, id, rows = 5, className, ...rest }: TextAreaProps) {
  const { field, control } = useField({ label, hint, error, id, className })
  return (
    <Field {...field}>
      <textarea
        {...rest}
        {...control}
        rows={rows}
        className={clsx(control.className, styles.textArea)}
      />
    </Field>
  )
}
