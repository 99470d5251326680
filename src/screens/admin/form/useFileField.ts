import {
  useController,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Path,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'

import type { FileRefusal } from '#content/prepare-image.ts'

/** The error type of a field whose last file was refused. Its message is a sentence, not a text key. */
export const refusedFile = 'refusedFile'

/** Binds a field that accepts files (an image, rich text) to the form. */
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
    onRefusalChange: (sentence) => {
      if (sentence !== undefined) setError(name, { type: refusedFile, message: sentence })
      else if (isFileRefused) clearErrors(name)
    },
  }
}

/** Adds the refused files to a validation result: without this, a validation would clear their errors. */
export function withRefusedFiles<Values extends FieldValues>(
  result: ResolverResult<Values>,
  { getFieldState }: Pick<UseFormReturn<Values>, 'getFieldState'>,
  fieldNames: readonly Path<Values>[],
): ResolverResult<Values> {
  const refused = fieldNames.flatMap((name) => {
    const { error } = getFieldState(name)
    return error?.type === refusedFile ? [[name, error] as const] : []
  })
  if (refused.length === 0) return result
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors keyed by field name
  const errors = { ...result.errors, ...Object.fromEntries(refused) } as FieldErrors<Values>
  return { values: {}, errors }
}
