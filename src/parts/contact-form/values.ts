import * as z from 'zod/mini'

import { otherChoice, type ContactSubmission } from '#domain/contact-mail.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'

/** In the selects, the choice that no record stands for (spec 5); a record's value is its id. */
export const otherValue = 'other'

/** The texts under `errors` that say what is wrong with a field. */
const required = (error: 'name' | 'email' | 'phone' | 'country' | 'subject' | 'message') =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** All six are required, the e-mail is one; there are no other bounds (spec 5). */
export const ContactValues = z.object({
  name: required('name'),
  // The rule that browsers have for `type="email"`.
  email: required('email').check(z.regex(z.regexes.html5Email, { error: 'emailShape' })),
  phone: required('phone'),
  country: required('country'),
  subject: required('subject'),
  message: required('message'),
})
export type ContactValues = z.infer<typeof ContactValues>
export type ContactField = keyof ContactValues

/** In the order in which they are filled in. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'country',
  'subject',
  'message',
] as const satisfies readonly ContactField[]

interface Option {
  readonly id: number
  readonly name: string
}

/** What the form opens with. */
export interface Prefill {
  /** Slugs; those that no record has are ignored. */
  readonly country?: string | undefined
  readonly subject?: string | undefined
  /** The first line of the message. */
  readonly message?: string | undefined
}

/** The values of a form that nobody has touched yet. */
export function initialValues(
  prefill: Prefill,
  countries: readonly Option[],
  subjects: readonly Option[],
): ContactValues {
  return {
    name: '',
    email: '',
    phone: '',
    country: valueOf(countries, prefill.country),
    subject: valueOf(subjects, prefill.subject),
    message: prefill.message === undefined ? '' : `${prefill.message}\n`,
  }
}

function valueOf(options: readonly Option[], slug: string | undefined): string {
  const option = slug === undefined ? undefined : findBySlug(withSlugs(options), slug)
  return option === undefined ? '' : String(option.id)
}

/** What the mail says, with names where the form has ids. */
export function submissionOf(
  values: ContactValues,
  countries: readonly Option[],
  subjects: readonly Option[],
  lawyer: string | undefined,
): ContactSubmission {
  return {
    ...values,
    country: nameOf(countries, values.country),
    subject: nameOf(subjects, values.subject),
    lawyer,
  }
}

function nameOf(options: readonly Option[], value: string): string {
  return options.find(({ id }) => String(id) === value)?.name ?? otherChoice
}
