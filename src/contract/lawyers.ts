import * as z from 'zod/mini'

import { endpoint, json } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

const CodedName = lazySchema(() => z.object({ code: z.string(), name: z.string() }))
const StringList = lazySchema(() => z.array(z.string()))

/**
 * A lawyer: the card of the list and the profile are one record (spec 3). Where the specification's
 * two lists name a thing twice, the profile's name stands: `langues` is `languages`, `ville` is
 * `address.city`, `tags` are `areasOfLaw`, `profilePicture` is `image`, `price` and `unit` are
 * `pricing.firstConsultation` and `pricing.unit`, `countservices` is the length of `pricing.services`.
 * The place on the map is a point; the map's address is made from it.
 */
export const Lawyer = lazySchema(() =>
  z.object({
    id: z.int(),
    /** Without 'Maître'. */
    name: z.string(),
    /** 'Avocate au barreau de Liège-Huy'. */
    title: z.string(),
    image: z.nullish(z.string()),
    country: CodedName(),
    /** ISO 639-1 codes of the working languages, the best first. */
    languages: StringList(),
    description: z.string(),
    areasOfLaw: StringList(),
    phone: z.string(),
    email: z.string(),
    isVerified: z.boolean(),
    /** The verified facts: day of the oath, bar, date of verification. */
    verificationDetails: z.object({
      date: z.string(),
      barAssociation: z.string(),
      checkedOn: z.nullish(z.string()),
    }),
    experienceYears: z.number(),
    /** Days until the first free appointment, if known. */
    firstSlotInDays: z.nullish(z.number()),
    pricing: z.object({
      /** Without it, the price is 'on request', as without the hourly rate. */
      firstConsultation: z.nullish(z.number()),
      hourlyRateRange: z.nullish(z.object({ from: z.number(), to: z.number() })),
      currency: z.string(),
      /** The suffix of the price: 'HT'. */
      unit: z.string(),
      paymentMethods: StringList(),
      /** State-funded legal aid (in Belgium: pro deo); absent where it is not known. */
      acceptsLegalAid: z.nullish(z.boolean()),
      services: StringList(),
    }),
    /** `day` is an ISO 8601 weekday, 1 being Monday; `hours` such as '9:00 - 18:00'. */
    workingHours: z.array(z.object({ day: z.int(), hours: z.string() })),
    presentation: z.object({
      foundingStatement: z.string(),
      myActivity: StringList(),
      interventionPillars: z.array(z.object({ title: z.string(), points: StringList() })),
      visionOfLaw: z.object({ text: z.string(), points: StringList() }),
    }),
    diplomas: z.array(z.object({ year: z.number(), degree: z.string(), institution: z.string() })),
    address: z.object({
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  }),
)
export type Lawyer = InferSchema<typeof Lawyer>

export const lawyers = {
  list: endpoint({
    method: 'GET',
    path: '/lawyers.json',
    origin: 'site',
    response: json(() => z.array(Lawyer())),
  }),
}
