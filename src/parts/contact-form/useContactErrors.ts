import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { contactFields, type ContactField, type ContactValues } from './values.ts'

/** What is wrong with each field, in the language shown now, and all of it in the order of the fields. */
export function useContactErrors(errors: FieldErrors<ContactValues>) {
  const { t } = useTranslation('contactForm')
  function errorOf(field: ContactField): string | undefined {
    if (errors[field] === undefined) return undefined
    return errors[field].message === 'emailShape' ? t('errors.emailShape') : t(`errors.${field}`)
  }
  const summary = contactFields.flatMap((field) => {
    const message = errorOf(field)
    return message === undefined ? [] : [[field, message] as const]
  })
  return { errorOf, summary }
}
