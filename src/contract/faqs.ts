import * as z from 'zod/mini'

import { acknowledgement, endpoint, json } from './endpoint.ts'
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
  list: endpoint({
    method: 'GET',
    path: '/api/Faq',
    response: json(() => z.array(Faq())),
    summary: 'Every FAQ (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/Faq',
    body: json(FaqInput),
    response: acknowledgement(),
    status: 201,
    summary: 'Create a FAQ (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Faq/{id}',
    body: json(FaqInput),
    response: acknowledgement(),
    summary: 'Change a FAQ (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/Faq/{id}',
    response: acknowledgement(),
    status: 204,
    summary: 'Delete a FAQ (spec 7)',
  }),
}
