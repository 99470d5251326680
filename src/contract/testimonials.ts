import * as z from 'zod/mini'

import { endpoint, json } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** A client's testimonial (spec 3). `stars` is a string that contains a number. */
export const Testimonial = lazySchema(() =>
  z.object({
    id: z.int(),
    content: z.string(),
    name: z.string(),
    stars: z.nullish(z.string()),
  }),
)
export type Testimonial = InferSchema<typeof Testimonial>

export const testimonials = {
  list: endpoint({
    method: 'GET',
    path: '/testimonials.json',
    origin: 'site',
    response: json(() => z.array(Testimonial())),
  }),
}
