import * as z from 'zod/mini'

import { acknowledgement, endpoint, json, text } from './endpoint.ts'
import { type Infer, lazily } from './schema.ts'

/** A kind of visa of one country (spec 3). `summary` and `content` are HTML; `image` a data URL or a URL. */
export const Visa = lazily(() =>
  z.object({
    id: z.int(),
    name: z.string(),
    image: z.nullish(z.string()),
    summary: z.nullish(z.string()),
    content: z.nullish(z.string()),
    country: z.nullish(z.object({ id: z.nullish(z.int()), name: z.string() })),
    countryId: z.nullish(z.int()),
    interventionId: z.nullish(z.int()),
  }),
)
export type Visa = Infer<typeof Visa>

export const VisaDetail = lazily(() => z.object({ ...Visa().shape, id: z.nullish(z.int()) }))

export const VisaInput = lazily(() =>
  z.strictObject({
    name: z.string(),
    content: z.string(),
    summary: z.string(),
    countryId: z.nullable(z.int()),
    interventionId: z.int(),
    image: z.nullable(z.string()),
  }),
)
export type VisaInput = Infer<typeof VisaInput>

const VisaUpdate = lazily(() => z.strictObject({ id: z.int(), ...VisaInput().shape }))

export const visas = {
  list: endpoint({
    method: 'GET',
    path: '/api/Visas',
    answer: json(() => z.array(Visa())),
    summary: 'Every visa (spec 7)',
  }),
  byCountry: endpoint({
    method: 'GET',
    path: '/api/Visas/Country/{countryId}',
    answer: json(() => z.array(Visa())),
    summary: 'The visas of one country (spec 7)',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/Visas/{id}',
    answer: json(VisaDetail),
    summary: 'One visa, to fill the admin form (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/Visas',
    body: json(VisaInput),
    answer: text(),
    status: 201,
    summary: 'Create a visa; the answer is read as text (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Visas/{id}',
    body: json(VisaUpdate),
    answer: acknowledgement(),
    summary: 'Change a visa (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/Visas/{id}',
    answer: acknowledgement(),
    status: 204,
    summary: 'Delete a visa (spec 7)',
  }),
}
