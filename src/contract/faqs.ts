import * as z from 'zod/mini'

import { acknowledgement, endpoint, json } from './endpoint.ts'
import { type Infer, lazily } from './schema.ts'

/** A question and its answer (spec 3). `visaId` is null when the subject is 'Autre'. */
export const Faq = lazily(() =>
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
export type Faq = Infer<typeof Faq>

export const FaqInput = lazily(() =>
  z.strictObject({
    question: z.string(),
    response: z.string(),
    countryId: z.int(),
    visaId: z.nullable(z.int()),
  }),
)
export type FaqInput = Infer<typeof FaqInput>

/** There is no `GET /api/Faq/{id}`: a FAQ is found in the list. */
export const faqs = {
  list: endpoint({
    method: 'GET',
    path: '/api/Faq',
    answer: json(() => z.array(Faq())),
    summary: 'Every FAQ (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/Faq',
    body: json(FaqInput),
    answer: acknowledgement(),
    status: 201,
    summary: 'Create a FAQ (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Faq/{id}',
    body: json(FaqInput),
    answer: acknowledgement(),
    summary: 'Change a FAQ (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/Faq/{id}',
    answer: acknowledgement(),
    status: 204,
    summary: 'Delete a FAQ (spec 7)',
  }),
}
