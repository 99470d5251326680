import { createFileRoute } from '@tanstack/react-router'

import { letterAddressNames } from '#domain/question-names.ts'
import { Letter } from '#screens/letter/Letter.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

/**
 * What a letter means: by when to act, and with whom (spec 2.1). The search parameters are the answers, the slug of the visa
 * that was applied for, the id of a letter whose answers were corrected, and the search of the orientation that led here. With `edit`, the answers are not submitted yet.
 */
export const Route = createFileRoute('/_public/lettre/')({
  validateSearch: optionalStrings(...letterAddressNames, 'edit', 'orientation'),
  staticData: { title: 'letter' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.deadlineRules.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.recordFacts.list())
    await loadTexts('letter', 'dates', 'records/deadline-rules', 'records/visas')
  },
  component: Letter,
})
