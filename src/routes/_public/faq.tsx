import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'

const prefill = z.catch(z.optional(z.string()), undefined)

/**
 * Not built yet: the not-found page stands here until the screen exists. The search parameters are
 * what a visa's page hands over: the country's and the visa's slug.
 */
export const Route = createFileRoute('/_public/faq')({
  validateSearch: z.object({ country: prefill, subject: prefill }),
  beforeLoad: () => {
    throw notFound()
  },
})
