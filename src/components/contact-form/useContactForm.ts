import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useMemo, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { buildContactMail } from '#domain/contact-mail.ts'

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
  /** The lawyers to whom the message goes, each in a mail of their own; none for the network. */
  lawyers: readonly string[]
  onSent: (() => void) | undefined
}

/** The form's values, what its selects offer, and its sending. */
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
    // Prefilled once the answers are there, and again in another language; what has been typed stays.
    values,
    resetOptions: {
      keepDirtyValues: true,
      keepErrors: true,
      keepSubmitCount: true,
      keepTouched: true,
    },
    shouldFocusError: false,
  })
  // Without being read, it is not kept up to date, and `keepDirtyValues` would keep nothing.
  void form.formState.dirtyFields

  const isSendingRef = useRef(false)
  /** Who has the message that is being sent. */
  const [reached, setDeliveredTo] = useState<readonly string[]>([])
  const sending = useMutation({
    async mutationFn(typed: ContactFormValues) {
      const send = (lawyer?: string) =>
        calls.mail.send({
          body: buildContactMail(
            toContactSubmission(typed, countries.data ?? [], subjects.data ?? [], lawyer),
          ),
        })
      if (lawyers.length === 0) {
        await send()
        return
      }
      // One that fails stops no other; who has theirs is known, and a new attempt is for the rest.
      const attempts = await Promise.allSettled(
        lawyers
          .filter((lawyer) => !reached.includes(lawyer))
          .map(async (lawyer) => {
            await send(lawyer)
            setDeliveredTo((previous) => [...previous, lawyer])
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
      // In place of the page's reload (spec 4, decisions.md): its data is asked for again. Not waited
      // for: the message has left, whatever becomes of the lists.
      void queryClient.invalidateQueries({ queryKey: queries.countries.list().queryKey })
      void queryClient.invalidateQueries({ queryKey: queries.contactSubjects.list().queryKey })
    },
    onSettled() {
      isSendingRef.current = false
    },
  })

  function onValid(submitted: ContactFormValues): void {
    // A second click comes before the first is seen to be under way.
    if (isSendingRef.current) return
    isSendingRef.current = true
    sending.mutate(submitted, {
      // Not for a visitor who has gone to another page meanwhile.
      onSuccess() {
        form.reset(getInitialValues({}, [], []), resetAllOptions)
        setDeliveredTo([])
        onSent?.()
      },
    })
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    void form.handleSubmit(onValid)(event)
  }
  return { form, countries, subjects, sending, reached, onSubmit }
}

/** What each failure has to log (spec 8). */
function joinErrorMessages(failures: readonly unknown[]): string {
  return failures
    .map((failure) => (failure instanceof Error ? failure.message : String(failure)))
    .join('\n')
}

/** `form.reset` would otherwise follow the form's own `resetOptions` and keep what has been sent. */
const resetAllOptions = {
  keepDirtyValues: false,
  keepErrors: false,
  keepSubmitCount: false,
  keepTouched: false,
} as const

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
