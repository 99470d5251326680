import { useId, type ComponentProps } from 'react'

import {
  getControlClassName,
  Field,
  getControlProps,
  type FieldBaseProps,
} from '../Field/Field.tsx'
import styles from './TextArea.module.css'

interface TextAreaProps extends FieldBaseProps, ComponentProps<'textarea'> {}

/** Several lines of text, with label, hint and error; resizable, and printed in full. */
export function TextArea({ label, hint, error, id, rows = 5, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        {...getControlProps(fieldId, { hint, error })}
        rows={rows}
        className={getControlClassName(styles.textArea)}
      />
    </Field>
  )
}
