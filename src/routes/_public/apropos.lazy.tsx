import { createLazyFileRoute } from '@tanstack/react-router'

import { About } from '#screens/about/About.tsx'

export const Route = createLazyFileRoute('/_public/apropos')({
  component: function AboutRoute() {
    return <About {...Route.useSearch()} />
  },
})
