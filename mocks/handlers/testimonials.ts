import type { Implementations } from './implementation.ts'

export const testimonials: Implementations<'testimonials'> = {
  list: ({ database }) => database.testimonials.all(),
}
