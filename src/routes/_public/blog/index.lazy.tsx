import { createLazyFileRoute } from '@tanstack/react-router'

import { Blog } from '#screens/blog/Blog.tsx'

export const Route = createLazyFileRoute('/_public/blog/')({
  component: function BlogRoute() {
    return <Blog search={Route.useSearch()} />
  },
})
