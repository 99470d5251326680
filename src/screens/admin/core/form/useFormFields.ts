import { useId } from 'react'
import {
  useForm,
  useWatch,
  type FieldErrors,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { readRefusal } from '../errors/read-refusal.ts'
import type {
  FieldContext,
  FormFieldProps,
  FormValues,
  RecordDefinition,
} from '../definition/record-definition.ts'
import type { PendingInput } from '../definition/usePendingInput.ts'

/** A value that cannot be saved. Its message is the name of one of the field's texts. */
const unfit = 'unfit'
/** The error type of a field that the server refuses. Its message is the server's sentence. */
const refusedByServer = 'refusedByServer'
/** The error type of a field whose last file was refused. Its message is a sentence. */
const refusedFile = 'refusedFile'

/** A field of a form, as its notices and the comparison of two versions name it. */
export interface FormField {
  readonly name: string
  readonly label: string
  /** The value in words. */
  readonly formatValue: (values: FormValues) => string
}

interface FormFieldsOptions {
  definition: Pick<RecordDefinition, 'fields'>
  getContext: (name: string) => FieldContext
  initialValues: FormValues
  pendingInput: PendingInput
}

/** The values of a form, their checks, and what its fields take. */
export function useFormFields(options: FormFieldsOptions) {
  const { definition, getContext, initialValues, pendingInput } = options
  const formId = useId()
  const names = Object.keys(definition.fields)
  const form: UseFormReturn<Record<string, unknown>> = useForm<Record<string, unknown>>({
    resolver: (typed) => findErrors(definition, typed, getContext, form.getFieldState),
    defaultValues: initialValues,
    shouldFocusError: false,
  })
  const { isSubmitted, submitCount, errors } = form.formState
  const values: FormValues = useWatch({ control: form.control })
  const fields = names.map((name): FormField => {
    const context = getContext(name)
    return {
      name,
      label: context.texts.label,
      formatValue: (shown) => definition.fields[name]?.format(shown[name], context) ?? '',
    }
  })
  const fieldErrors = useFieldErrors(errors, names, getContext)

  const getFieldId = (name: string) => `${formId}${name}`
  /** The attributes that every field of the form takes. */
  const getFieldProps = (name: string) => ({
    id: getFieldId(name),
    label: getContext(name).texts.label,
    error: fieldErrors.find((error) => error.name === name)?.message,
    name,
  })
  function setValue(name: string, value: unknown): void {
    form.setValue(name, value, { shouldValidate: isSubmitted })
  }
  return {
    form,
    fields,
    values,
    fieldErrors,
    submitCount,
    getFieldId,
    setValue,
    refuseFields(refused: ReturnType<typeof readRefusal>['fields']): void {
      for (const { name, sentence = '' } of refused) {
        form.setError(name, { type: refusedByServer, message: sentence })
      }
    },
    getProps(name: string): FormFieldProps<unknown> {
      const valueProps = {
        ...getFieldProps(name),
        value: form.getValues(name),
        onChange: (value: unknown) => setValue(name, value),
      }
      return {
        valueProps,
        pendingInput,
        getInputProps: () => ({ ...getFieldProps(name), ...form.register(name) }),
        getFileProps() {
          const isFileRefused = form.getFieldState(name, form.formState).error?.type === refusedFile
          return {
            ...valueProps,
            ...pendingInput.fileProps,
            isFileRefused,
            onRefusalChange(sentence) {
              if (sentence !== undefined) {
                form.setError(name, { type: refusedFile, message: sentence })
              } else if (isFileRefused) form.clearErrors(name)
            },
          }
        },
      }
    },
  }
}

/** What cannot be saved. Without the errors of refused files, a validation would clear them. */
function findErrors(
  { fields }: Pick<RecordDefinition, 'fields'>,
  values: Record<string, unknown>,
  getContext: (name: string) => FieldContext,
  getState: UseFormReturn<Record<string, unknown>>['getFieldState'],
): ResolverResult<Record<string, unknown>> {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(fields)) {
    const message = field.check?.(values[name], getContext(name).lists)
    const { error } = getState(name)
    if (error?.type === refusedFile) errors[name] = error
    else if (message !== undefined) errors[name] = { type: unfit, message }
  }
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

/** The errors in the order of the fields. */
function useFieldErrors(
  errors: FieldErrors,
  names: readonly string[],
  getContext: (name: string) => FieldContext,
) {
  const { t } = useTranslation('adminForms')
  return names.flatMap((name) => {
    const error = errors[name]
    if (error === undefined) return []
    const message = typeof error.message === 'string' ? error.message : ''
    if (error.type === refusedFile) return [{ name, message }]
    const { texts } = getContext(name)
    if (error.type === unfit) return [{ name, message: texts[message] ?? message }]
    const sentences = [
      t('errors.server', { label: texts.label }),
      message !== '' && t('saveErrors.serverSays', { sentence: message }),
    ]
    return [{ name, message: sentences.filter(Boolean).join(' ') }]
  })
}
