import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'

import { useApi } from '#api/context.ts'
import { buildContactMail } from '#domain/contact-mail.ts'

import { ContactValues, initialValues, submissionOf, type Prefill } from './values.ts'

interface ContactFormOptions {
  prefill: Prefill
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
    () => initialValues({ country, subject, message }, countries.data ?? [], subjects.data ?? []),
    [country, subject, message, countries.data, subjects.data],
  )
  const form = useForm<ContactValues>({
    resolver: zodResolver(ContactValues),
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

  const isSending = useRef(false)
  /** Who has the message that is being sent. */
  const [reached, setReached] = useState<readonly string[]>([])
  const sending = useMutation({
    async mutationFn(typed: ContactValues) {
      const send = (lawyer?: string) =>
        calls.mail.send({
          body: buildContactMail(
            submissionOf(typed, countries.data ?? [], subjects.data ?? [], lawyer),
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
            setReached((served) => [...served, lawyer])
          }),
      )
      const failures = attempts.flatMap((one): unknown[] =>
        one.status === 'rejected' ? [one.reason] : [],
      )
      if (failures.length > 0) throw new AggregateError(failures, messagesOf(failures))
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
      isSending.current = false
    },
  })

  function onValid(typed: ContactValues): void {
    // A second click comes before the first is seen to be under way.
    if (isSending.current) return
    isSending.current = true
    sending.mutate(typed, {
      // Not for a visitor who has gone to another page meanwhile.
      onSuccess() {
        form.reset(initialValues({}, [], []), nothingKept)
        setReached([])
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
function messagesOf(failures: readonly unknown[]): string {
  return failures
    .map((failure) => (failure instanceof Error ? failure.message : String(failure)))
    .join('\n')
}

/** `form.reset` would otherwise follow the form's own `resetOptions` and keep what has been sent. */
const nothingKept = {
  keepDirtyValues: false,
  keepErrors: false,
  keepSubmitCount: false,
  keepTouched: false,
} as const
