import { createFileRoute } from '@tanstack/react-router'

import { ArticleForm } from '#screens/admin/entities/articles/ArticleForm.tsx'

export const Route = createFileRoute('/admin/articles/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editArticle' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.articleStatuses.list())
    void context.queryClient.prefetchQuery(context.api.queries.tags.list())
    await context.loadTexts('adminForms', 'article')
  },
  component: function EditArticleRoute() {
    return <ArticleForm id={Route.useParams().id} />
  },
})
