import * as z from 'zod/mini'

import { acknowledgement, endpoint, json } from './endpoint.ts'
import { type Infer, lazily } from './schema.ts'

/** The currencies of a fee, the first being the default (spec 9). */
export const currencies = ['EUR', 'USD', 'GBP', 'CAD'] as const
export const Currency = lazily(() => z.enum(currencies))
export type Currency = Infer<typeof Currency>

/** What a level costs (spec 3). `valueString` is the price as shown; `amount` is in `currency`, without VAT. */
export const ServiceFee = lazily(() =>
  z.object({
    valueString: z.nullish(z.string()),
    amount: z.nullish(z.number()),
    currency: z.nullish(z.string()),
    basis: z.nullish(z.string()),
    notes: z.nullish(z.string()),
  }),
)
export type ServiceFee = Infer<typeof ServiceFee>

/** One service level of an intervention (spec 3). `fullDescription` is HTML. */
export const ServiceLevel = lazily(() =>
  z.object({
    id: z.nullish(z.int()),
    levelNumber: z.int(),
    title: z.string(),
    summary: z.nullish(z.string()),
    fullDescription: z.nullish(z.string()),
    serviceFee: z.nullish(ServiceFee()),
  }),
)
export type ServiceLevel = Infer<typeof ServiceLevel>

/** What the network does for one visa of one country: its service levels (spec 3). */
export const Intervention = lazily(() =>
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
export type Intervention = Infer<typeof Intervention>

export const InterventionDetail = lazily(() =>
  z.object({ ...Intervention().shape, id: z.nullish(z.int()) }),
)

/** A level as it is sent; bounds of spec 5. An existing level keeps its id. */
export const ServiceLevelInput = lazily(() =>
  z.strictObject({
    id: z.optional(z.int()),
    levelNumber: z.int().check(z.minimum(1)),
    title: z.string(),
    summary: z.string(),
    fullDescription: z.string(),
    serviceFee: z.strictObject({
      valueString: z.string(),
      amount: z.number().check(z.minimum(0)),
      currency: Currency(),
      basis: z.string(),
      notes: z.string(),
    }),
  }),
)
export type ServiceLevelInput = Infer<typeof ServiceLevelInput>

export const InterventionInput = lazily(() =>
  z.strictObject({
    countryId: z.int(),
    visaId: z.int(),
    serviceLevels: z.array(ServiceLevelInput()),
  }),
)
export type InterventionInput = Infer<typeof InterventionInput>

const InterventionUpdate = lazily(() =>
  z.strictObject({ id: z.int(), ...InterventionInput().shape }),
)

/** A write's answer is JSON; nothing of it is needed, so any JSON will do. */
const SavedIntervention = lazily(() => z.unknown())

export const interventions = {
  list: endpoint({
    method: 'GET',
    path: '/api/Intervention',
    answer: json(() => z.array(Intervention())),
    summary: 'Every intervention with its service levels (spec 7)',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/Intervention/{id}',
    answer: json(InterventionDetail),
    summary: 'One intervention, to fill the admin form (spec 7)',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/Intervention',
    body: json(InterventionInput),
    answer: json(SavedIntervention),
    status: 201,
    summary: 'Create an intervention; the answer is read as JSON (spec 7)',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/Intervention/{id}',
    body: json(InterventionUpdate),
    answer: json(SavedIntervention),
    summary: 'Change an intervention; the answer is read as JSON (spec 7)',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/Intervention/{id}',
    answer: acknowledgement(),
    status: 204,
    summary: 'Delete an intervention (spec 7)',
  }),
}
