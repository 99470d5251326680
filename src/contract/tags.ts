import * as z from 'zod/mini'

import { endpoint, getList, json } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** A keyword of articles (spec 3). */
export const Tag = lazySchema(() => z.object({ id: z.int(), name: z.string() }))
export type Tag = InferSchema<typeof Tag>

export const TagInput = lazySchema(() => z.strictObject({ name: z.string() }))

export const tags = {
  list: getList('/api/Tags', Tag),
  create: endpoint({
    method: 'POST',
    path: '/api/Tags',
    body: json(TagInput),
    response: json(Tag),
    status: 201,
  }),
}
