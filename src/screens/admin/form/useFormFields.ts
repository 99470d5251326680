import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { readRefusal } from '../errors/read-refusal.ts'
import type { FormField, FormSchema } from './field-values.ts'
import type { PendingInput } from './usePendingInput.ts'

/** The error type of a field that the server refuses. Its message is the server's, not a text key. */
const refusedByServer = 'refusedByServer'
/** The error type of a field whose last file was refused. Its message is a sentence, not a text key. */
const refusedFile = 'refusedFile'

interface FormFieldsOptions<Values extends FieldValues> {
  schema: FormSchema<Values>
  fields: readonly FormField<Values>[]
  initialValues: Values
  pendingInput: PendingInput
}

/** The values of a form, their validation, and what its fields take. */
export function useFormFields<Values extends FieldValues>({
  schema,
  fields,
  initialValues,
  pendingInput,
}: FormFieldsOptions<Values>) {
  const formId = useId()
  const fieldNames = fields.map(({ name }) => name)
  const validate = zodResolver(schema)
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: async (...input) => withRefusedFiles(await validate(...input), form, fieldNames),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- complete values satisfy the partial type
    defaultValues: initialValues as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { isSubmitted, submitCount } = form.formState
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- complete, since the default values are
  const values = useWatch({ control: form.control }) as Values
  const fieldErrors = useFieldErrors(form, fields)

  const getFieldId = (name: string) => `${formId}${name}`
  /** The attributes that every field of the form takes. */
  const getFieldProps = (name: Path<Values>) => ({
    id: getFieldId(name),
    label: fields.find((field) => field.name === name)?.label ?? name,
    error: fieldErrors.find((error) => error.name === name)?.message,
  })
  /** For a field that passes its value to `onChange`. */
  const getValueProps = <Name extends Path<Values>>(name: Name) => ({
    ...getFieldProps(name),
    name,
    value: form.getValues(name),
    onChange: (value: PathValue<Values, Name>) =>
      form.setValue(name, value, { shouldValidate: isSubmitted }),
  })
  return {
    form,
    fieldNames,
    values,
    fieldErrors,
    submitCount,
    refuseFields(refused: ReturnType<typeof readRefusal<Path<Values>>>['fields']): void {
      for (const { name, sentence = '' } of refused) {
        form.setError(name, { type: refusedByServer, message: sentence })
      }
    },
    props: {
      getFieldId,
      /** For a native input. */
      getInputProps: (name: Path<Values>) => ({ ...getFieldProps(name), ...form.register(name) }),
      getValueProps,
      /** For a field that accepts files: an image or rich text. */
      getFileProps<Name extends Path<Values>>(name: Name) {
        const isFileRefused = form.getFieldState(name, form.formState).error?.type === refusedFile
        return {
          ...getValueProps(name),
          ...pendingInput.fileProps,
          isFileRefused,
          onRefusalChange(sentence: string | undefined): void {
            if (sentence !== undefined) {
              form.setError(name, { type: refusedFile, message: sentence })
            } else if (isFileRefused) form.clearErrors(name)
          },
        }
      },
    },
  }
}

/** Adds the refused files to a validation result: without this, a validation would clear their errors. */
function withRefusedFiles<Values extends FieldValues>(
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

/** The errors in the order of the fields. A schema's message is a key under `adminForms:errors`. */
function useFieldErrors<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  fields: readonly FormField<Values>[],
) {
  const { t } = useTranslation('adminForms')
  const messages: Readonly<Record<string, string>> = t('errors', { returnObjects: true })
  return fields.flatMap(({ name, label }) => {
    const error = formState.errors[name]
    if (error === undefined) return []
    const message = typeof error.message === 'string' ? error.message : ''
    if (error.type === refusedFile) return [{ name, message }]
    if (error.type !== refusedByServer && messages[message] !== undefined) {
      return [{ name, message: messages[message] }]
    }
    const sentences = [
      t('errors.server', { label }),
      message !== '' && t('saveErrors.serverSays', { sentence: message }),
    ]
    return [{ name, message: sentences.filter(Boolean).join(' ') }]
  })
}
