import * as z from 'zod/mini'

const required = (error: Exclude<keyof ApplicationTexts, 'emailShape'>) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

type ApplicationTexts = Record<
  'name' | 'email' | 'emailShape' | 'phone' | 'bar' | 'oath' | 'languages' | 'areas' | 'message',
  string
>

/** Validated as the contact form is (spec 5): all required, the e-mail is one; the oath is a year. */
export const ApplicationValues = z.object({
  name: required('name'),
  email: required('email').check(z.regex(z.regexes.html5Email, { error: 'emailShape' })),
  phone: required('phone'),
  bar: required('bar'),
  oath: required('oath').check(z.regex(/^\s*(19|20)\d{2}\s*$/, { error: 'oath' })),
  languages: required('languages'),
  areas: required('areas'),
  message: required('message'),
})
export type ApplicationValues = z.infer<typeof ApplicationValues>
export type ApplicationField = keyof ApplicationValues

/** In the order in which they are filled in. */
export const applicationFields = [
  'name',
  'email',
  'phone',
  'bar',
  'oath',
  'languages',
  'areas',
  'message',
] as const satisfies readonly ApplicationField[]

export const noApplication: ApplicationValues = {
  name: '',
  email: '',
  phone: '',
  bar: '',
  oath: '',
  languages: '',
  areas: '',
  message: '',
}
