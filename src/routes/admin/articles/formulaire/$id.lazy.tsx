import { createLazyFileRoute } from '@tanstack/react-router'

import { EditArticle } from '#screens/admin/articles/ArticleForm.tsx'

export const Route = createLazyFileRoute('/admin/articles/formulaire/$id')({
  component: EditArticleRoute,
})

function EditArticleRoute() {
  return <EditArticle id={Route.useParams().id} />
}
