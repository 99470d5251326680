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
    /** That in its service levels under which stands how long they usually take. */
    usualTimeHeading: z.nullish(z.string()),
  }),
)
export type RecordFacts = InferSchema<typeof RecordFacts>

/** What a tag of articles means. An article may name its tags without their ids (spec 3): the slug is what tells one from another. */
export const TagFacts = lazySchema(() =>
  z.object({
    id: z.int(),
    slug: z.string(),
    /** The area of law that lawyers name for it, as a slug. */
    area: z.nullish(z.string()),
    /** The subject of a message to the lawyers of this area (`GET /api/ContactSubject`). */
    subjectId: z.nullish(z.int()),
    /** The tool that its articles lead to. */
    tool: z.nullish(z.enum(['letter', 'schengen'])),
  }),
)
export type TagFacts = InferSchema<typeof TagFacts>

export const recordFacts = {
  list: endpoint({
    method: 'GET',
    path: '/record-facts.json',
    origin: 'site',
    response: json(() => z.array(RecordFacts())),
  }),
}

export const tagFacts = {
  list: endpoint({
    method: 'GET',
    path: '/tag-facts.json',
    origin: 'site',
    response: json(() => z.array(TagFacts())),
  }),
}
