import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useMemo, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { buildContactMail } from '#domain/mail.ts'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'

import {
  type ContactFormField,
  contactFormFields,
  type ContactFormPrefill,
  ContactFormValues,
  getInitialValues,
  toContactSubmission,
} from './contact-form-schema.ts'

interface ContactFormOptions {
  prefill: ContactFormPrefill
  /** The addressees, one mail each; empty for a message to the network. */
  lawyers: readonly string[]
  onSent: (() => void) | undefined
}

/** The state of the form, the options of its selects, and its submission. */
export function useContactForm({ prefill, lawyers, onSent }: ContactFormOptions) {
  const { queries, calls } = useApi()
  const queryClient = useQueryClient()
  const countries = useQuery(queries.countries.list())
  const subjects = useQuery(queries.contactSubjects.list())

  const { country, subject, message } = prefill
  const values = useMemo(
    () =>
      getInitialValues({ country, subject, message }, countries.data ?? [], subjects.data ?? []),
    [country, subject, message, countries.data, subjects.data],
  )
  const form = useForm<ContactFormValues>({
    resolver: zodResolver(ContactFormValues),
    // Prefilled when the lists load, and again on a change of language; dirty fields keep their values.
    values,
    resetOptions: {
      keepDirtyValues: true,
      keepErrors: true,
      keepSubmitCount: true,
      keepTouched: true,
    },
    shouldFocusError: false,
  })
  // react-hook-form tracks `dirtyFields` only if they are read, and `keepDirtyValues` depends on them.
  void form.formState.dirtyFields

  const runOnce = useRunOnce()
  /** The lawyers to whom the current message has been delivered. */
  const [delivered, setDelivered] = useState<readonly string[]>([])
  const sending = useMutation({
    async mutationFn(submitted: ContactFormValues) {
      const send = (lawyer?: string) =>
        calls.mail.send({
          body: buildContactMail(
            toContactSubmission(submitted, countries.data ?? [], subjects.data ?? [], lawyer),
          ),
        })
      if (lawyers.length === 0) {
        await send()
        return
      }
      // One failure does not stop the other mails. A retry goes only to those who have not received it.
      const attempts = await Promise.allSettled(
        lawyers
          .filter((lawyer) => !delivered.includes(lawyer))
          .map(async (lawyer) => {
            await send(lawyer)
            setDelivered((previous) => [...previous, lawyer])
          }),
      )
      const failures = attempts.flatMap((attempt): unknown[] =>
        attempt.status === 'rejected' ? [attempt.reason] : [],
      )
      if (failures.length > 0) throw new AggregateError(failures, joinErrorMessages(failures))
    },
    onError(error) {
      console.error(error.message)
    },
    onSuccess() {
      // Refetches the data in place of a page reload (spec 4, docs/decisions.md). Not awaited: the
      // message is sent even if the lists fail.
      void queryClient.invalidateQueries({ queryKey: queries.countries.list().queryKey })
      void queryClient.invalidateQueries({ queryKey: queries.contactSubjects.list().queryKey })
    },
  })

  // Passed with the call, so that it does not run after the form is unmounted.
  function onSuccess(): void {
    form.reset(getInitialValues({}, [], []), resetAllOptions)
    setDelivered([])
    onSent?.()
  }
  function onValid(submitted: ContactFormValues): void {
    // The mutation's state has the error.
    void runOnce(() => sending.mutateAsync(submitted, { onSuccess }).catch(() => undefined))
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    void form.handleSubmit(onValid)(event)
  }
  return { form, countries, subjects, sending, delivered, onSubmit }
}

/** The messages of all failures, for the log (spec 8). */
function joinErrorMessages(failures: readonly unknown[]): string {
  return failures
    .map((failure) => (failure instanceof Error ? failure.message : String(failure)))
    .join('\n')
}

/** Without these, `form.reset` applies the form's `resetOptions` and keeps the sent values. */
const resetAllOptions = {
  keepDirtyValues: false,
  keepErrors: false,
  keepSubmitCount: false,
  keepTouched: false,
} as const

/** The error of each field in the current language, and all errors in the order of the form. */
export function useContactFormErrors(errors: FieldErrors<ContactFormValues>) {
  const { t } = useTranslation('contactForm')
  function getFieldError(field: ContactFormField): string | undefined {
    if (errors[field] === undefined) return undefined
    return errors[field].message === 'emailFormat' ? t('errors.emailFormat') : t(`errors.${field}`)
  }
  const summary = contactFormFields.flatMap((field) => {
    const message = getFieldError(field)
    return message === undefined ? [] : [[field, message] as const]
  })
  return { getFieldError, summary }
}
