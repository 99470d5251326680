import * as z from 'zod/mini'

import { getList, getRecord, post, put, remove } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** A country of the network, or one whose visas it handles (spec 3). `code` is ISO 3166-1 alpha-2. */
export const Country = lazySchema(() =>
  z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    continentCode: z.nullish(z.string()),
  }),
)
export type Country = InferSchema<typeof Country>

/** The detail has at least the fields of the admin form. */
export const CountryDetail = lazySchema(() =>
  z.object({ ...Country().shape, id: z.nullish(z.int()) }),
)

export const CountryInput = lazySchema(() => z.strictObject({ name: z.string(), code: z.string() }))
export type CountryInput = InferSchema<typeof CountryInput>

const CountryUpdate = lazySchema(() => z.strictObject({ id: z.int(), ...CountryInput().shape }))

export const countries = {
  list: getList('/api/Country', Country),
  detail: getRecord('/api/Country/{id}', CountryDetail),
  create: post('/api/Country', CountryInput),
  update: put('/api/Country/{id}', CountryUpdate),
  remove: remove('/api/Country/{id}'),
}
