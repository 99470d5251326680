import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

import type { FileRefusal } from '#content/images/FileRefusal.ts'

/** The type of the error of a field whose last file was refused; `useRecordForm` keeps it through a validation. */
export const refusedFile = 'refusedFile'

/** The attributes of a field that takes files. */
export function useFileField<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control, setError, clearErrors }: UseFormReturn<Values>,
  name: Name,
): FileRefusal & {
  value: FieldPathValue<Values, Name>
  onChange: (value: FieldPathValue<Values, Name>) => void
} {
  const { field, fieldState } = useController({ control, name })
  const isFileRefused = fieldState.error?.type === refusedFile
  return {
    value: field.value,
    onChange: field.onChange,
    isFileRefused,
    onFileRefused: (sentence) => {
      if (sentence !== undefined) setError(name, { type: refusedFile, message: sentence })
      else if (isFileRefused) clearErrors(name)
    },
  }
}
