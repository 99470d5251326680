import { createFileRoute } from '@tanstack/react-router'

import { ArticlePage } from '#screens/blog/ArticlePage.tsx'

/** One article (spec 2.7), found in the list by its slug. */
export const Route = createFileRoute('/_public/blog/$slug')({
  staticData: { title: 'article', pagePerAddress: true },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.articles.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    await loadTexts('article', 'articleCard', 'blog')
  },
  component: function ArticleRoute() {
    const { slug } = Route.useParams()
    return <ArticlePage key={slug} slug={slug} />
  },
})
