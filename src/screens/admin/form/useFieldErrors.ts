import type { FieldErrors, FieldValues, Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { FieldErrorMessage } from './FormLayout.tsx'
import { refusedFile } from './useFileField.ts'

interface LabelledField<Values extends FieldValues> {
  readonly name: Path<Values>
  readonly label: string
}

/**
 * What is wrong with each field. A message of the schema is the name of a text under `errors`; what the
 * server refused gets a sentence of its own; a refused file has brought its own.
 */
export function useFieldErrors<Values extends FieldValues>(
  formErrors: FieldErrors<Values>,
  fields: readonly LabelledField<Values>[],
) {
  const { t } = useTranslation('adminForms')
  const messages: Readonly<Record<string, string>> = t('errors', { returnObjects: true })
  const problems: FieldErrorMessage[] = fields.flatMap(({ name, label }) => {
    const error = formErrors[name]
    if (error === undefined) return []
    const message: unknown = error.message
    if (error.type === refusedFile) return [{ name, message: String(message) }]
    return [
      {
        name,
        message:
          message === 'server'
            ? t('errors.server', { label })
            : (messages[String(message)] ?? t('errors.server', { label })),
      },
    ]
  })
  return {
    problems,
    getError: (field: Path<Values>) => problems.find(({ name }) => name === field)?.message,
  }
}
