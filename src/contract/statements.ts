import * as z from 'zod/mini'

import { endpoint, json } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** The words of a record, or of the texts of the interface, that say what a statement says. */
const StatedPassage = lazySchema(() =>
  z.object({
    /** 'articles/2', 'faqs/24', 'visas/7', or 'texts/schengen' for a file of texts. */
    record: z.string(),
    /** In French, without markup: a record that no longer has these words shows no source for them. */
    text: z.string(),
  }),
)

/**
 * What the site says of the law where it names a period, an amount, an authority, an article or a year, with its source. The
 * same period in two places is one statement. Texts are French, like those of records.
 */
export const Statement = lazySchema(() =>
  z.object({
    id: z.int(),
    slug: z.string(),
    says: z.string(),
    /** What must not be said differently elsewhere: '30 day', '1000 €'. */
    amounts: z.array(z.string()),
    /** The slug of the rule on a deadline that says the same. */
    rule: z.nullish(z.string()),
    passages: z.array(StatedPassage()),
    /** At most 40 words of the source. */
    quotation: z.string(),
    /** BCP 47, of the quotation. */
    quotationLanguage: z.string(),
    url: z.string(),
    /** When and by whom it was last compared with its source. Null: by no lawyer. */
    checkedOn: z.string(),
    checkedBy: z.nullable(z.string()),
    /** The last day on which it is believed; null if no end is known. */
    validTo: z.nullable(z.string()),
  }),
)
export type Statement = InferSchema<typeof Statement>

export const statements = {
  list: endpoint({
    method: 'GET',
    path: '/statements.json',
    origin: 'site',
    response: json(() => z.array(Statement())),
  }),
}
