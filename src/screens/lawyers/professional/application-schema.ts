import * as z from 'zod/mini'

const requiredText = (error: Exclude<keyof ApplicationTexts, 'emailShape'>) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

type ApplicationTexts = Record<
  'name' | 'email' | 'emailShape' | 'phone' | 'bar' | 'oath' | 'languages' | 'areas' | 'message',
  string
>

/** Validated as the contact form is (spec 5): all required, the e-mail is one; the oath is a year. */
export const ApplicationFormValues = z.object({
  name: requiredText('name'),
  email: requiredText('email').check(z.regex(z.regexes.html5Email, { error: 'emailShape' })),
  phone: requiredText('phone'),
  bar: requiredText('bar'),
  oath: requiredText('oath').check(z.regex(/^\s*(19|20)\d{2}\s*$/, { error: 'oath' })),
  languages: requiredText('languages'),
  areas: requiredText('areas'),
  message: requiredText('message'),
})
export type ApplicationFormValues = z.infer<typeof ApplicationFormValues>
export type ApplicationFormField = keyof ApplicationFormValues

/** In the order in which they are filled in. */
export const applicationFormFields = [
  'name',
  'email',
  'phone',
  'bar',
  'oath',
  'languages',
  'areas',
  'message',
] as const satisfies readonly ApplicationFormField[]

export const emptyApplication: ApplicationFormValues = {
  name: '',
  email: '',
  phone: '',
  bar: '',
  oath: '',
  languages: '',
  areas: '',
  message: '',
}
