import * as z from 'zod/mini'

import type { CountryInput } from '#contract/countries.ts'

import { required } from '../form/required.ts'

export const CountryValues = z.object({
  name: required('countryName'),
  code: required('countryCode'),
})
export type CountryValues = z.infer<typeof CountryValues>

export const emptyCountry: CountryValues = { name: '', code: '' }

export function valuesOf({ name, code }: CountryInput): CountryValues {
  return { name, code }
}

export function bodyOf({ name, code }: CountryValues): CountryInput {
  return { name: name.trim(), code: code.trim() }
}
