import { useId, type ComponentProps } from 'react'

import {
  getControlClassName,
  Field,
  getControlProps,
  type Announced,
  type FieldBaseProps,
} from '../Field/Field.tsx'

interface TextFieldProps extends FieldBaseProps, Omit<ComponentProps<'input'>, 'type'> {
  /** Kinds of text; what is picked or ticked has a field of its own. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  announce?: Announced
}

/** One line of text, with its label, help and error. Takes `register(…)` of a form as it is. */
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
