import type { Resolvers } from './implementation.ts'

export const testimonials: Resolvers<'testimonials'> = {
  list: ({ database }) => database.testimonials.all(),
}
