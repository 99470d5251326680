import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useMemo, useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import { caseFileKey } from '#domain/case-file/case-file-key.ts'
import type { Need } from '#domain/lawyers/need.ts'
import { buildContactMail, otherChoiceLabel } from '#domain/mail.ts'
import { findBySlug, type NamedRecord, withSlugs } from '#domain/slug.ts'
import { contentLanguage } from '#i18n/languages.ts'
import { readStorage } from '#platform/storage.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { noteMessage } from './case-file-upkeep.ts'
import { requiredEmail, requiredText, useSendOnce } from './MailForm.tsx'

interface ContactFormOptions {
  prefill: ContactFormPrefill | undefined
  /** The addressees, one mail each; empty for a message to the network. */
  lawyers: readonly string[]
  onSent: (() => void) | undefined
}

/** The state of the form, the options of its selects, and its submission. */
export function useContactForm({ prefill, lawyers, onSent }: ContactFormOptions) {
  const { queries, calls } = useApi()
  const { t, i18n } = useTranslation('contactForm')
  const queryClient = useQueryClient()
  const clock = useClock()
  const countries = useQuery(queries.countries.list())
  const subjects = useQuery(queries.contactSubjects.list())

  const form = useForm<ContactFormValues>({
    resolver: zodResolver(ContactFormValues),
    // Prefilled when the lists load, and again on a change of language; dirty fields keep their values.
    values: getInitialValues(prefill, countries.data, subjects.data),
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

  const { sending, sendOnce, addDelivered, startAnew } = useSendOnce(form, (hasNewerInput) => {
    if (hasNewerInput) return
    // As the page was when it was opened (spec 4: it is reloaded).
    form.reset(getInitialValues(prefill, countries.data, subjects.data), resetAllOptions)
    onSent?.()
  })
  useNeedText(form, prefill?.message, sending.status === 'sending')
  const { delivered } = sending
  async function sendToEach(send: (lawyer: string) => Promise<unknown>): Promise<void> {
    // One failure does not stop the other mails. A retry goes only to those who have not received it.
    const attempts = await Promise.allSettled(
      lawyers
        .filter((lawyer) => !delivered.includes(lawyer))
        .map(async (lawyer) => {
          await send(lawyer)
          addDelivered(lawyer)
        }),
    )
    const failures = attempts
      .filter((attempt) => attempt.status === 'rejected')
      .map(({ reason }): unknown => reason)
    // For the log (spec 8).
    const messages = failures.map((failure) =>
      failure instanceof Error ? failure.message : String(failure),
    )
    if (failures.length > 0) throw new AggregateError(failures, messages.join('\n'))
  }

  async function sendMails(submitted: ContactFormValues): Promise<void> {
    const send = (lawyer?: string) =>
      calls.mail.send({
        body: buildContactMail({
          ...submitted,
          country: getOptionName(countries.data, submitted.country),
          subject: getOptionName(subjects.data, submitted.subject),
          lawyer,
          language: nameVisitorLanguage(i18n.language),
        }),
      })
    if (lawyers.length === 0) await send()
    else await sendToEach(send)
    noteInCaseFile(clock, { lawyers, subject: getOptionName(subjects.data, submitted.subject) })
    // In place of a page reload (spec 4, docs/decisions.md). Not awaited: the message is sent even if the lists fail.
    void queryClient.invalidateQueries({ queryKey: queries.countries.list().queryKey })
    void queryClient.invalidateQueries({ queryKey: queries.contactSubjects.list().queryKey })
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    void form.handleSubmit((submitted) =>
      sendOnce(() => sendMails(submitted), describe(submitted)),
    )(event)
  }
  /** The names of what was chosen, and the level if the message still speaks of it. */
  function describe({ country, subject, message }: ContactFormValues) {
    const { level } = prefill ?? {}
    const isNamed = level !== undefined && message.includes(t('level', { level }))
    return {
      country: getOptionName(countries.data, country),
      subject: getOptionName(subjects.data, subject),
      ...(isNamed && { level }),
    }
  }
  return { form, countries, subjects, sending, delivered, onSubmit, startAnew }
}

/** Notes the message in the file of this device, if there is one. Not awaited: without it nothing is wrong. */
function noteInCaseFile(...message: Parameters<typeof noteMessage>): void {
  if (readStorage(caseFileKey) === null) return
  import('./case-file-upkeep.ts').then(
    (upkeep) => upkeep.noteMessage(...message),
    () => undefined,
  )
}

/** Without these, `form.reset` applies the form's `resetOptions` and keeps the sent values. */
const resetAllOptions = {
  keepDirtyValues: false,
  keepErrors: false,
  keepSubmitCount: false,
  keepTouched: false,
} as const

/** The value of 'Autre' in the selects (spec 5); the value of a record is its id. */
export const otherOptionValue = 'other'

/** All six are required and the e-mail must be valid; there are no other limits (spec 5). */
const ContactFormValues = z.object({
  name: requiredText('name'),
  email: requiredEmail(),
  phone: requiredText('phone'),
  country: requiredText('country'),
  subject: requiredText('subject'),
  message: requiredText('message'),
})
export type ContactFormValues = z.infer<typeof ContactFormValues>

/** In the order of the form. */
export const contactFormFields = [
  'name',
  'email',
  'phone',
  'country',
  'subject',
  'message',
] as const

/** The initial values of the form. */
export interface ContactFormPrefill {
  /** Slugs; unknown ones are ignored. */
  readonly country?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
  /** The number of the service level that the message names. */
  readonly level?: string | undefined
  /** The letter that the message tells of, once its rule is known. */
  readonly letter?: string | undefined
}

/** Fills in a form with what is known of the visitor's need: country, subject, and a sentence about the level. */
export function useContactPrefill({ country, subject, level, letter }: Need): ContactFormPrefill {
  const { t } = useTranslation('contactForm')
  const known = /^[1-9]\d?$/.test(level ?? '') ? level : undefined
  const message = known === undefined ? undefined : `${t('level', { level: known })}.`
  return useMemo(
    () => ({ country, subject, message, level: known, letter }),
    [country, subject, message, known, letter],
  )
}

/** A message that is being written is about the need that is known last: its text follows, the rest stays. */
function useNeedText(
  { getValues, setValue }: Pick<UseFormReturn<ContactFormValues>, 'getValues' | 'setValue'>,
  text: string | undefined,
  isSending: boolean,
): void {
  const written = useRef(text)
  useEffect(() => {
    // What is on its way is not changed.
    if (isSending) return
    const before = written.current
    written.current = text
    const message = getValues('message')
    // A message that nobody has touched has it already.
    if (text === undefined || message.includes(text)) return
    if (before === undefined) setValue('message', `${text}\n${message}`, { shouldDirty: true })
    else if (message.includes(before))
      setValue(
        'message',
        message.replace(before, () => text),
        { shouldDirty: true },
      )
  }, [text, isSending, getValues, setValue])
}

/** The initial values, with the prefilled slugs resolved to ids. */
function getInitialValues(
  prefill: ContactFormPrefill = {},
  countries: readonly NamedRecord[] = [],
  subjects: readonly NamedRecord[] = [],
): ContactFormValues {
  return {
    name: '',
    email: '',
    phone: '',
    country: getOptionValue(countries, prefill.country),
    subject: getOptionValue(subjects, prefill.subject),
    message: prefill.message === undefined ? '' : `${prefill.message}\n`,
  }
}

function getOptionValue(options: readonly NamedRecord[], slug: string | undefined): string {
  const option = slug === undefined ? undefined : findBySlug(withSlugs(options), slug)
  return option === undefined ? '' : String(option.id)
}

/** The name for the mail. */
function getOptionName(options: readonly NamedRecord[] | undefined, value: string): string {
  return options?.find(({ id }) => String(id) === value)?.name ?? otherChoiceLabel
}

/** The visitor's language for the secretariat, in French; undefined if it is French. */
function nameVisitorLanguage(language: string): string | undefined {
  return language === contentLanguage
    ? undefined
    : new Intl.DisplayNames(contentLanguage, { type: 'language' }).of(language)
}
