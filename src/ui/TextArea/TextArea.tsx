import { useId, type ComponentProps } from 'react'

import { controlLook, Field, fieldState, type FieldTexts } from '../Field/Field.tsx'
import styles from './TextArea.module.css'

interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Several lines of text, with label, help and error; can be drawn longer, and is printed whole. */
export function TextArea({ label, hint, error, id, rows = 5, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...rest}
        {...fieldState(fieldId, { hint, error })}
        rows={rows}
        className={controlLook(styles.area)}
      />
    </Field>
  )
}
