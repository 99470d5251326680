import * as z from 'zod/mini'

import type { Faq, FaqInput } from '#contract/faqs.ts'

import { idOrNull, required, selectValue } from '../form/required.ts'

/** The subject that no visa stands for: 'Autre', sent as null (spec 3). */
export const otherSubject = 'other'

/** All four are required (spec 5). */
export const FaqValues = z.object({
  question: required('faqQuestion'),
  response: required('faqResponse'),
  countryId: required('faqCountry'),
  visaId: required('faqVisa'),
})
export type FaqValues = z.infer<typeof FaqValues>

export const emptyFaq: FaqValues = { question: '', response: '', countryId: '', visaId: '' }

export function valuesOf({ question, response, countryId, visaId }: Faq): FaqValues {
  return {
    question,
    response,
    countryId: selectValue(countryId),
    visaId: visaId == null ? otherSubject : String(visaId),
  }
}

export function bodyOf({ question, response, countryId, visaId }: FaqValues): FaqInput {
  return {
    question,
    response,
    countryId: Number(countryId),
    visaId: visaId === otherSubject ? null : idOrNull(visaId),
  }
}
