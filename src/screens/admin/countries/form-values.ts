import * as z from 'zod/mini'

import type { CountryInput } from '#contract/countries.ts'

import { requiredText } from '../form/field-values.ts'

export const CountryValues = z.object({
  name: requiredText('countryName'),
  code: requiredText('countryCode'),
})
export type CountryValues = z.infer<typeof CountryValues>

export const emptyCountry: CountryValues = { name: '', code: '' }

export function toFormValues({ name, code }: CountryInput): CountryValues {
  return { name, code }
}

export function toRequestBody({ name, code }: CountryValues): CountryInput {
  return { name: name.trim(), code: code.trim() }
}
