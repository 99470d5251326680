import { createFileRoute } from '@tanstack/react-router'

import { RecordTranslations } from '#screens/admin/extensions/translations/RecordTranslations.tsx'

/** The passages of one record, in French and English (docs/decisions.md). */
export const Route = createFileRoute('/admin/traductions/$kind/$id')({
  staticData: { title: 'admin:titles.translations' },
  loader: ({ context: { loadTexts } }) => loadTexts('adminTranslations'),
  component: function RecordTranslationsRoute() {
    return <RecordTranslations {...Route.useParams()} />
  },
})
