import * as z from 'zod/mini'

import { endpoint, getList, getRecord, json, remove } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** The currencies of a fee, the first being the default (spec 9). */
export const currencies = ['EUR', 'USD', 'GBP', 'CAD'] as const
export const Currency = lazySchema(() => z.enum(currencies))
export type Currency = InferSchema<typeof Currency>

/** A level's fee (spec 3). `valueString` is the displayed price; `amount` is in `currency`, without VAT. */
export const ServiceFee = lazySchema(() =>
  z.object({
    valueString: z.nullish(z.string()),
    amount: z.nullish(z.number()),
    currency: z.nullish(z.string()),
    basis: z.nullish(z.string()),
    notes: z.nullish(z.string()),
  }),
)
export type ServiceFee = InferSchema<typeof ServiceFee>

/** One service level of an intervention (spec 3). `fullDescription` is HTML. */
export const ServiceLevel = lazySchema(() =>
  z.object({
    id: z.nullish(z.int()),
    levelNumber: z.int(),
    title: z.string(),
    summary: z.nullish(z.string()),
    fullDescription: z.nullish(z.string()),
    serviceFee: z.nullish(ServiceFee()),
  }),
)
export type ServiceLevel = InferSchema<typeof ServiceLevel>

/** The network's offer for one visa of one country: its service levels (spec 3). */
export const Intervention = lazySchema(() =>
  z.object({
    id: z.int(),
    title: z.nullish(z.string()),
    country: z.nullish(z.object({ name: z.string() })),
    visa: z.nullish(z.object({ name: z.string() })),
    countryId: z.int(),
    visaId: z.int(),
    serviceLevels: z.array(ServiceLevel()),
  }),
)
export type Intervention = InferSchema<typeof Intervention>

export const InterventionDetail = lazySchema(() =>
  z.object({ ...Intervention().shape, id: z.nullish(z.int()) }),
)

/** A level in a request, with the bounds of spec 5. An existing level keeps its id. */
export const ServiceLevelInput = lazySchema(() =>
  z.strictObject({
    id: z.optional(z.int()),
    levelNumber: z.int().check(z.minimum(1)),
    title: z.string(),
    summary: z.string(),
    fullDescription: z.string(),
    serviceFee: z.strictObject({
      valueString: z.string(),
      amount: z.number().check(z.minimum(0)),
      // A record may have another one (ISO 4217), which an edit of its other fields must not change.
      currency: z.union([Currency(), z.string().check(z.regex(/^[A-Z]{3}$/, { abort: true }))]),
      basis: z.string(),
      notes: z.string(),
    }),
  }),
)
export type ServiceLevelInput = InferSchema<typeof ServiceLevelInput>

export const InterventionInput = lazySchema(() =>
  z.strictObject({
    countryId: z.int(),
    visaId: z.int(),
    serviceLevels: z.array(ServiceLevelInput()),
  }),
)
export type InterventionInput = InferSchema<typeof InterventionInput>

const InterventionUpdate = lazySchema(() =>
  z.strictObject({ id: z.int(), ...InterventionInput().shape }),
)

/** A write's response is any JSON. */
const AnyJson = lazySchema(() => z.unknown())

export const interventions = {
  list: getList('/api/Intervention', Intervention),
  detail: getRecord('/api/Intervention/{id}', InterventionDetail),
  create: endpoint({
    method: 'POST',
    path: '/api/Intervention',
    body: json(InterventionInput),
    response: json(AnyJson),
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Intervention/{id}',
    body: json(InterventionUpdate),
    response: json(AnyJson),
  }),
  remove: remove('/api/Intervention/{id}'),
}
