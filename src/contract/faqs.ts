import * as z from 'zod/mini'

import { getList, post, put, remove } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** A question and its answer (spec 3). `visaId` is null when the subject is 'Autre'. */
export const Faq = lazySchema(() =>
  z.object({
    id: z.int(),
    question: z.string(),
    response: z.string(),
    countryId: z.nullish(z.int()),
    visaId: z.nullish(z.int()),
    countryName: z.nullish(z.string()),
    visaName: z.nullish(z.string()),
  }),
)
export type Faq = InferSchema<typeof Faq>

export const FaqInput = lazySchema(() =>
  z.strictObject({
    question: z.string(),
    response: z.string(),
    countryId: z.int(),
    visaId: z.nullable(z.int()),
  }),
)
export type FaqInput = InferSchema<typeof FaqInput>

/** There is no `GET /api/Faq/{id}`: a FAQ is found in the list. */
export const faqs = {
  list: getList('/api/Faq', Faq),
  create: post('/api/Faq', FaqInput),
  update: put('/api/Faq/{id}', FaqInput),
  remove: remove('/api/Faq/{id}'),
}
