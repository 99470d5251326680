import { createFileRoute, redirect } from '@tanstack/react-router'

import { normaliseSlug } from '#domain/articles.ts'
import { ArticlePage } from '#screens/blog/ArticlePage.tsx'

/** One article (spec 2.7), looked up in the list by its slug. */
export const Route = createFileRoute('/_public/blog/$slug')({
  staticData: { title: 'article', hasPagePerPath: true, hasOwnMeta: true },
  /** Redirects upper-case, accented or double-encoded slugs to the canonical one, without a history entry. */
  beforeLoad: ({ params, location }) => {
    const slug = normaliseSlug(params.slug)
    if (slug === '' || slug === params.slug) return
    throw redirect({
      to: '/blog/$slug',
      params: { slug },
      hash: location.hash,
      state: location.state,
      replace: true,
    })
  },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.articles.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.tagFacts.list())
    void queryClient.prefetchQuery(api.queries.contactSubjects.list())
    await loadTexts('article', 'articleCard', 'blog', 'records/articles', 'records/article-content')
  },
  component: function ArticleRoute() {
    const { slug } = Route.useParams()
    return <ArticlePage key={slug} slug={slug} />
  },
})
