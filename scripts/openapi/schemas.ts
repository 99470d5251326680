import * as z from 'zod/mini'
import type { CreateDocumentOptions } from 'zod-openapi'

import * as articles from '#contract/articles.ts'
import * as contact from '#contract/contact.ts'
import * as countries from '#contract/countries.ts'
import * as faqs from '#contract/faqs.ts'
import * as interventions from '#contract/interventions.ts'
import * as lawyers from '#contract/lawyers.ts'
import * as tags from '#contract/tags.ts'
import * as testimonials from '#contract/testimonials.ts'
import * as visas from '#contract/visas.ts'

const modules = [
  articles,
  contact,
  countries,
  faqs,
  interventions,
  lawyers,
  tags,
  testimonials,
  visas,
]

/** What the contract exports as a schema stands in the document once, under its name there. */
export const namedSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries<unknown>(module))
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType),
)

/**
 * Answers may carry fields that the contract does not know, so their objects are open; requests may
 * not. The bounds of a safe integer are JavaScript's, not the server's.
 */
export const rendering: CreateDocumentOptions = {
  override({ jsonSchema, zodSchema, io }) {
    const { def } = zodSchema._zod
    if (io === 'output' && def.type === 'object' && def.catchall === undefined) {
      delete jsonSchema.additionalProperties
    }
    if (jsonSchema.type === 'integer') {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    }
  },
}
