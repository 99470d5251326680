import * as z from 'zod/mini'

import { otherChoiceLabel, type ContactSubmission } from '#domain/mail.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'

/** The value of 'Autre' in the selects (spec 5); the value of a record is its id. */
export const otherOptionValue = 'other'

/** The messages are keys of the texts under `errors`. */
const requiredText = (error: 'name' | 'email' | 'phone' | 'country' | 'subject' | 'message') =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** All six are required and the e-mail must be valid; there are no other limits (spec 5). */
export const ContactFormValues = z.object({
  name: requiredText('name'),
  // The rule that browsers apply to `type="email"`.
  email: requiredText('email').check(z.regex(z.regexes.html5Email, { error: 'emailFormat' })),
  phone: requiredText('phone'),
  country: requiredText('country'),
  subject: requiredText('subject'),
  message: requiredText('message'),
})
export type ContactFormValues = z.infer<typeof ContactFormValues>
export type ContactFormField = keyof ContactFormValues

/** In the order of the form. */
export const contactFormFields = [
  'name',
  'email',
  'phone',
  'country',
  'subject',
  'message',
] as const satisfies readonly ContactFormField[]

interface NamedRecord {
  readonly id: number
  readonly name: string
}

/** The initial values of the form. */
export interface ContactFormPrefill {
  /** Slugs; unknown ones are ignored. */
  readonly country?: string | undefined
  readonly subject?: string | undefined
  readonly message?: string | undefined
}

/** The initial values, with the prefilled slugs resolved to ids. */
export function getInitialValues(
  prefill: ContactFormPrefill,
  countries: readonly NamedRecord[],
  subjects: readonly NamedRecord[],
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

/** The contents of the mail: names instead of ids. */
export function toContactSubmission(
  values: ContactFormValues,
  countries: readonly NamedRecord[],
  subjects: readonly NamedRecord[],
  lawyer: string | undefined,
): ContactSubmission {
  return {
    ...values,
    country: getOptionName(countries, values.country),
    subject: getOptionName(subjects, values.subject),
    lawyer,
  }
}

function getOptionName(options: readonly NamedRecord[], value: string): string {
  return options.find(({ id }) => String(id) === value)?.name ?? otherChoiceLabel
}
