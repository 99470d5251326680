import { createFileRoute } from '@tanstack/react-router'

import { LetterRules } from '#screens/letter/LetterRules.tsx'

/** Every rule on deadlines with its source, for who has no JavaScript, and for lawyers who check them (spec 2.1). */
export const Route = createFileRoute('/_public/lettre/regles')({
  staticData: { title: 'letterRules' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.deadlineRules.list())
    await loadTexts('letter', 'records/deadline-rules')
  },
  component: LetterRules,
})
