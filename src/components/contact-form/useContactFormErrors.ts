import type { FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import {
  contactFormFields,
  type ContactFormField,
  type ContactFormValues,
} from './contact-form-schema.ts'

/** What is wrong with each field, in the language shown now, and all of it in the order of the fields. */
export function useContactFormErrors(errors: FieldErrors<ContactFormValues>) {
  const { t } = useTranslation('contactForm')
  function getFieldError(field: ContactFormField): string | undefined {
    if (errors[field] === undefined) return undefined
    return errors[field].message === 'emailShape' ? t('errors.emailFormat') : t(`errors.${field}`)
  }
  const summary = contactFormFields.flatMap((field) => {
    const message = getFieldError(field)
    return message === undefined ? [] : [[field, message] as const]
  })
  return { errorOf: getFieldError, summary }
}
