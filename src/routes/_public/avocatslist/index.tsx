import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'

import { LawyerList } from '#screens/lawyers/list/LawyerList.tsx'

import { optionalString } from '../../-search-schemas.ts'

const canonicalPath = '/avocatslist'

/**
 * The directory of lawyers (spec 2.11). Its search parameters are those of
 * domain/lawyers/search-params.ts. Paths are case-insensitive; '/avocatsList', which other sites link
 * to, is redirected to the canonical path.
 */
export const Route = createFileRoute('/_public/avocatslist/')({
  validateSearch: z.object({
    name: optionalString,
    country: optionalString,
    city: optionalString,
    category: optionalString,
    language: optionalString,
    price: optionalString,
    verified: optionalString,
    soon: optionalString,
    sort: optionalString,
    shown: optionalString,
  }),
  staticData: { title: 'lawyers', hasOwnMeta: true },
  beforeLoad: ({ location, search }) => {
    const path = location.pathname.replace(/\/$/, '')
    if (path !== canonicalPath && path.toLowerCase() === canonicalPath) {
      throw redirect({ to: canonicalPath, search, replace: true })
    }
  },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.lawyers.list())
    await loadTexts('lawyers', 'records/lawyer-cards')
  },
  component: LawyerList,
})
