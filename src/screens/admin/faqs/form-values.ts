import * as z from 'zod/mini'

import type { Faq, FaqInput } from '#contract/faqs.ts'

import { toNullableId, requiredText, toSelectValue } from '../form/field-values.ts'

/** The subject that no visa stands for: 'Autre', sent as null (spec 3). */
export const otherSubject = 'other'

/** All four are required (spec 5). */
export const FaqValues = z.object({
  question: requiredText('faqQuestion'),
  response: requiredText('faqResponse'),
  countryId: requiredText('faqCountry'),
  visaId: requiredText('faqVisa'),
})
export type FaqValues = z.infer<typeof FaqValues>

export const emptyFaq: FaqValues = { question: '', response: '', countryId: '', visaId: '' }

export function toFormValues({ question, response, countryId, visaId }: Faq): FaqValues {
  return {
    question,
    response,
    countryId: toSelectValue(countryId),
    visaId: visaId == null ? otherSubject : String(visaId),
  }
}

export function toRequestBody({ question, response, countryId, visaId }: FaqValues): FaqInput {
  return {
    question,
    response,
    countryId: Number(countryId),
    visaId: visaId === otherSubject ? null : toNullableId(visaId),
  }
}
