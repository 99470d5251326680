import { createLazyFileRoute } from '@tanstack/react-router'

import { ArticlePage } from '#screens/blog/ArticlePage.tsx'

export const Route = createLazyFileRoute('/_public/blog/$slug')({
  component: function ArticleRoute() {
    const { slug } = Route.useParams()
    return <ArticlePage key={slug} slug={slug} />
  },
})
