import type { ComponentProps } from 'react'

import { Field, useField, type FieldLayout } from '../Field/Field.tsx'

interface TextFieldProps extends FieldLayout, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Text types only; selections and checkboxes have their own components. */
  type?: 'text' | 'tel' | 'url' | 'search'
}

/** One line of text, with label, hint and error. Accepts `register(…)` of react-hook-form. */
export function TextField({
  label,
  hint,
  error,
  id,
  type = 'text',
  announce,
  className,
  ...rest
}: TextFieldProps) {
  const { field, control } = useField({ label, hint, error, id, announce, className })
  return (
    <Field {...field}>
      <input {...rest} {...control} type={type} />
    </Field>
  )
}
