import * as z from 'zod/mini'

import { endpoint, getList, getRecord, json, put, remove, text } from './endpoint.ts'
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
  list: getList('/api/Visas', Visa),
  byCountry: getList('/api/Visas/Country/{countryId}', Visa),
  detail: getRecord('/api/Visas/{id}', VisaDetail),
  create: endpoint({
    method: 'POST',
    path: '/api/Visas',
    body: json(VisaInput),
    response: text,
    status: 201,
  }),
  update: put('/api/Visas/{id}', VisaUpdate),
  remove: remove('/api/Visas/{id}'),
}
