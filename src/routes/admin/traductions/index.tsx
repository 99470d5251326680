import { createFileRoute } from '@tanstack/react-router'

import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'
import { TranslationBoard } from '#screens/admin/boards/TranslationBoard.tsx'

/** The board of the English translations (docs/decisions.md). */
export const Route = createFileRoute('/admin/traductions/')({
  staticData: { title: 'admin:titles.translations' },
  validateSearch: toListSearchParams,
  loader: ({ context: { loadTexts } }) => loadTexts('adminTranslations'),
  component: TranslationBoard,
})
