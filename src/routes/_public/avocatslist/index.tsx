import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'

const text = z.catch(z.optional(z.string()), undefined)
const address = '/avocatslist'

/**
 * The list of lawyers (spec 2.11). Its search parameters are those of domain/lawyers/address.ts. Paths
 * match in any case; '/avocatsList', as links elsewhere write it, is led to the canonical address.
 */
export const Route = createFileRoute('/_public/avocatslist/')({
  validateSearch: z.object({
    name: text,
    country: text,
    city: text,
    category: text,
    language: text,
    price: text,
    verified: text,
    soon: text,
    sort: text,
    shown: text,
  }),
  staticData: { title: 'lawyers', describesItself: true },
  beforeLoad: ({ location, search }) => {
    const path = location.pathname.replace(/\/$/, '')
    if (path !== address && path.toLowerCase() === address) {
      throw redirect({ to: address, search, replace: true })
    }
  },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.lawyers.list())
    await loadTexts('lawyers')
  },
})
