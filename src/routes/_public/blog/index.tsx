import { createFileRoute } from '@tanstack/react-router'

import { Blog } from '#screens/blog/Blog.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

/** The list of articles (spec 2.7). `country` is a code or ALL, `tags` comma-separated slugs. */
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
