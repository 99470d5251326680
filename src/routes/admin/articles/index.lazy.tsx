import { createLazyFileRoute } from '@tanstack/react-router'

import { ArticleList } from '#screens/admin/articles/ArticleList.tsx'

export const Route = createLazyFileRoute('/admin/articles/')({
  component: ArticleList,
})
