import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { buildApplicationMail } from '#domain/lawyers/application-mail.ts'

import {
  applicationFields,
  ApplicationValues,
  noApplication,
  type ApplicationField,
} from './application.ts'

/** The application's values, what is wrong with them, and its sending. */
export function useApplicationForm() {
  const { t } = useTranslation('professional')
  const { calls } = useApi()
  const form = useForm<ApplicationValues>({
    resolver: zodResolver(ApplicationValues),
    defaultValues: noApplication,
    shouldFocusError: false,
  })
  const isSending = useRef(false)
  const sending = useMutation({
    mutationFn: (typed: ApplicationValues) =>
      calls.mail.send({ body: buildApplicationMail(typed) }),
    onError(error) {
      console.error(error.message)
    },
    onSettled() {
      isSending.current = false
    },
  })

  function onValid(typed: ApplicationValues): void {
    // A second click comes before the first is seen to be under way.
    if (isSending.current) return
    isSending.current = true
    sending.mutate(typed, {
      onSuccess() {
        form.reset(noApplication)
      },
    })
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    void form.handleSubmit(onValid)(event)
  }

  const { errors } = form.formState
  function errorOf(field: ApplicationField): string | undefined {
    if (errors[field] === undefined) return undefined
    return errors[field].message === 'emailShape'
      ? t('form.errors.emailShape')
      : t(`form.errors.${field}`)
  }
  const summary = applicationFields.flatMap((field) => {
    const message = errorOf(field)
    return message === undefined ? [] : [{ field, message }]
  })
  return { form, sending, onSubmit, errorOf, summary }
}
