import type { Resolvers } from './resolver.ts'

export const testimonials: Resolvers<'testimonials'> = {
  list: ({ database }) => database.testimonials.all(),
}
