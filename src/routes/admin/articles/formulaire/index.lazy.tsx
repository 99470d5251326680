import { createLazyFileRoute } from '@tanstack/react-router'

import { CreateArticle } from '#screens/admin/articles/ArticleForm.tsx'

export const Route = createLazyFileRoute('/admin/articles/formulaire/')({
  component: CreateArticle,
})
