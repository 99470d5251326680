import { createLazyFileRoute } from '@tanstack/react-router'

import { ArticleEdition } from '#screens/admin/articles/ArticleForm.tsx'

export const Route = createLazyFileRoute('/admin/articles/formulaire/$id')({
  component: ArticleEditionPage,
})

function ArticleEditionPage() {
  return <ArticleEdition id={Route.useParams().id} />
}
