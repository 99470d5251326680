import { createFileRoute } from '@tanstack/react-router'

import { Blog } from '#screens/blog/Blog.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

/**
 * The list of articles (spec 2.7). `country` is a country code ('ALL' counts as none), `tags` are comma-separated slugs or
 * ids, `page` starts at 1.
 */
export const Route = createFileRoute('/_public/blog/')({
  validateSearch: optionalStrings('country', 'tags', 'page'),
  staticData: { title: 'blog', hasOwnMeta: true },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.articles.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    await loadTexts('blog', 'articleCard', 'records/articles')
  },
  component: Blog,
})
