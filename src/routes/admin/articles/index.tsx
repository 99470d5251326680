import { createFileRoute } from '@tanstack/react-router'

import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'
import { ArticleList } from '#screens/admin/entities/articles/ArticleList.tsx'

/**
 * The list of articles (spec 2.13). The screen parses the search parameters, to keep the schema in its
 * chunk.
 */
export const Route = createFileRoute('/admin/articles/')({
  staticData: { title: 'admin:titles.articles' },
  validateSearch: toListSearchParams,
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.articles.list())
    await loadTexts('adminLists')
  },
  component: ArticleList,
})
