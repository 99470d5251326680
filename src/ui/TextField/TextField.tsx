import { useId, type ComponentProps } from 'react'

import {
  getControlClassName,
  Field,
  getControlProps,
  type Announced,
  type FieldBaseProps,
} from '../Field/Field.tsx'

interface TextFieldProps extends FieldBaseProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Text types only; selections and checkboxes have their own components. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  announce?: Announced
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
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      announce={announce}
      className={className}
    >
      <input
        {...rest}
        {...getControlProps(fieldId, { hint, error })}
        type={type}
        className={getControlClassName()}
      />
    </Field>
  )
}
