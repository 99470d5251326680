import { createFileRoute } from '@tanstack/react-router'

import { ArticleForm } from '#screens/admin/entities/articles/ArticleForm.tsx'

import { recordStartSearch } from '../../../-search-schemas.ts'

export const Route = createFileRoute('/admin/articles/formulaire/')({
  validateSearch: recordStartSearch,
  staticData: { title: 'adminForms:titles.createArticle' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.articleStatuses.list())
    void context.queryClient.prefetchQuery(context.api.queries.tags.list())
    await context.loadTexts('adminForms', 'article')
  },
  component: ArticleForm,
})
