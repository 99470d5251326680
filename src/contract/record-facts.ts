import * as z from 'zod/mini'

import { endpoint, json } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** What a person wants to do who asks for a visa. */
const visaPurposes = ['study', 'work', 'business', 'family', 'visit', 'income'] as const
export type VisaPurpose = (typeof visaPurposes)[number]

/**
 * What tools have to know of a visa, and the API has no field for (spec 2.1). It is keyed by the id of the record, so that
 * a new name changes nothing; a server whose visas have other ids needs its own file, or has none.
 */
export const RecordFacts = lazySchema(() =>
  z.object({
    id: z.int(),
    entity: z.enum(['visas']),
    recordId: z.int(),
    purpose: z.enum(visaPurposes),
    /** The area of law that lawyers name for it, as a slug. */
    area: z.nullish(z.string()),
    /** The heading of its text under which stands what the authority checks. */
    checkedHeading: z.nullish(z.string()),
    /** Those under which stands a list of documents. */
    documentHeadings: z.array(z.string()),
  }),
)
export type RecordFacts = InferSchema<typeof RecordFacts>

export const recordFacts = {
  list: endpoint({
    method: 'GET',
    path: '/record-facts.json',
    origin: 'site',
    response: json(() => z.array(RecordFacts())),
  }),
}
