import * as z from 'zod/mini'

import { otherChoiceLabel, type ContactSubmission } from '#domain/contact-mail.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'

/** In the selects, the choice that no record stands for (spec 5); a record's value is its id. */
export const otherOptionValue = 'other'

/** The texts under `errors` that say what is wrong with a field. */
const requiredText = (error: 'name' | 'email' | 'phone' | 'country' | 'subject' | 'message') =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** All six are required, the e-mail is one; there are no other bounds (spec 5). */
export const ContactFormValues = z.object({
  name: requiredText('name'),
  // The rule that browsers have for `type="email"`.
  email: requiredText('email').check(z.regex(z.regexes.html5Email, { error: 'emailShape' })),
  phone: requiredText('phone'),
  country: requiredText('country'),
  subject: requiredText('subject'),
  message: requiredText('message'),
})
export type ContactFormValues = z.infer<typeof ContactFormValues>
export type ContactFormField = keyof ContactFormValues

/** In the order in which they are filled in. */
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

/** What the form opens with. */
export interface ContactFormPrefill {
  /** Slugs; those that no record has are ignored. */
  readonly country?: string | undefined
  readonly subject?: string | undefined
  /** The first line of the message. */
  readonly message?: string | undefined
}

/** The values of a form that nobody has touched yet. */
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

/** What the mail says, with names where the form has ids. */
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
