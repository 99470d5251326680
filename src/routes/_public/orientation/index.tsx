import { createFileRoute } from '@tanstack/react-router'

import { orientationNames } from '#domain/question-names.ts'
import { Orientation } from '#screens/orientation/Orientation.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

/**
 * Which visa corresponds to what a person wants to do (spec 2.1). The search parameters are the answers, and the question that
 * is shown where it is not the first without an answer.
 */
export const Route = createFileRoute('/_public/orientation/')({
  validateSearch: optionalStrings(...orientationNames, 'question'),
  staticData: { title: 'orientation', hasOwnMeta: true },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    await loadTexts('orientation')
  },
  component: Orientation,
})
