import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'

const prefill = z.catch(z.optional(z.string()), undefined)

/**
 * Not built yet: the not-found page stands here until the screen exists. The search parameters are
 * what an offer hands over: the country's and the visa's slug, and the number of the level.
 */
export const Route = createFileRoute('/_public/contact')({
  validateSearch: z.object({ country: prefill, subject: prefill, level: prefill }),
  beforeLoad: () => {
    throw notFound()
  },
})
