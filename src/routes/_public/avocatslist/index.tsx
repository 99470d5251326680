import { createFileRoute, redirect } from '@tanstack/react-router'

import { directorySearchParams } from '#domain/lawyers/search-params.ts'
import { LawyerList } from '#screens/lawyers/list/LawyerList.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

const canonicalPath = '/avocatslist'

/**
 * The directory of lawyers (spec 2.11). Paths are case-insensitive; '/avocatsList', which other sites link to, is redirected
 * to the canonical path.
 */
export const Route = createFileRoute('/_public/avocatslist/')({
  validateSearch: optionalStrings(...directorySearchParams),
  staticData: { title: 'lawyers', hasOwnMeta: true },
  beforeLoad: ({ location, search }) => {
    const path = location.pathname.replace(/\/$/, '')
    if (path !== canonicalPath && path.toLowerCase() === canonicalPath) {
      throw redirect({ to: canonicalPath, search, replace: true })
    }
  },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.lawyers.list())
    await loadTexts('lawyers', 'price', 'records/lawyer-cards')
  },
  component: LawyerList,
})
