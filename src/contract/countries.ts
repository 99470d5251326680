import * as z from 'zod/mini'

import { acknowledgement, endpoint, json } from './endpoint.ts'
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
  list: endpoint({
    method: 'GET',
    path: '/api/Country',
    response: json(() => z.array(Country())),
    summary: 'Every country, for filters, selects and flags (spec 7)',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/Country/{id}',
    response: json(CountryDetail),
    summary: 'One country, to fill the admin form (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/Country',
    body: json(CountryInput),
    response: acknowledgement(),
    status: 201,
    summary: 'Create a country (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Country/{id}',
    body: json(CountryUpdate),
    response: acknowledgement(),
    summary: 'Change a country (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/Country/{id}',
    response: acknowledgement(),
    status: 204,
    summary: 'Delete a country (spec 7)',
  }),
}
