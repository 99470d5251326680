import * as z from 'zod/mini'

import { acknowledgement, endpoint, json, text } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** A kind of visa of one country (spec 3). `summary` and `content` are HTML; `image` a data URL or a URL. */
export const Visa = lazySchema(() =>
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
export type Visa = InferSchema<typeof Visa>

export const VisaDetail = lazySchema(() => z.object({ ...Visa().shape, id: z.nullish(z.int()) }))

export const VisaInput = lazySchema(() =>
  z.strictObject({
    name: z.string(),
    content: z.string(),
    summary: z.string(),
    countryId: z.nullable(z.int()),
    interventionId: z.int(),
    image: z.nullable(z.string()),
  }),
)
export type VisaInput = InferSchema<typeof VisaInput>

const VisaUpdate = lazySchema(() => z.strictObject({ id: z.int(), ...VisaInput().shape }))

export const visas = {
  list: endpoint({
    method: 'GET',
    path: '/api/Visas',
    response: json(() => z.array(Visa())),
    summary: 'Every visa (spec 7)',
  }),
  byCountry: endpoint({
    method: 'GET',
    path: '/api/Visas/Country/{countryId}',
    response: json(() => z.array(Visa())),
    summary: 'The visas of one country (spec 7)',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/Visas/{id}',
    response: json(VisaDetail),
    summary: 'One visa, to fill the admin form (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/Visas',
    body: json(VisaInput),
    response: text(),
    status: 201,
    summary: 'Create a visa; the answer is read as text (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Visas/{id}',
    body: json(VisaUpdate),
    response: acknowledgement(),
    summary: 'Change a visa (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/Visas/{id}',
    response: acknowledgement(),
    status: 204,
    summary: 'Delete a visa (spec 7)',
  }),
}
