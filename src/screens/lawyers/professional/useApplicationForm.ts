import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { buildApplicationMail } from '#domain/lawyers/application-mail.ts'

import {
  applicationFormFields,
  ApplicationFormValues,
  emptyApplication,
  type ApplicationFormField,
} from './application-schema.ts'

/** The application's values, what is wrong with them, and its sending. */
export function useApplicationForm() {
  const { t } = useTranslation('professional')
  const { calls } = useApi()
  const form = useForm<ApplicationFormValues>({
    resolver: zodResolver(ApplicationFormValues),
    defaultValues: emptyApplication,
    shouldFocusError: false,
  })
  const isSendingRef = useRef(false)
  const sending = useMutation({
    mutationFn: (typed: ApplicationFormValues) =>
      calls.mail.send({ body: buildApplicationMail(typed) }),
    onError(error) {
      console.error(error.message)
    },
    onSettled() {
      isSendingRef.current = false
    },
  })

  function onValid(values: ApplicationFormValues): void {
    // A second click comes before the first is seen to be under way.
    if (isSendingRef.current) return
    isSendingRef.current = true
    sending.mutate(values, {
      onSuccess() {
        form.reset(emptyApplication)
      },
    })
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    void form.handleSubmit(onValid)(event)
  }

  const { errors } = form.formState
  function getFieldError(field: ApplicationFormField): string | undefined {
    if (errors[field] === undefined) return undefined
    return errors[field].message === 'emailShape'
      ? t('form.errors.emailFormat')
      : t(`form.errors.${field}`)
  }
  const summary = applicationFormFields.flatMap((field) => {
    const message = getFieldError(field)
    return message === undefined ? [] : [{ field, message }]
  })
  return { form, sending, onSubmit, errorOf: getFieldError, summary }
}
