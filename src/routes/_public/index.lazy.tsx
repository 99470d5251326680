import { createLazyFileRoute } from '@tanstack/react-router'

import { Home } from '#screens/home/Home.tsx'

export const Route = createLazyFileRoute('/_public/')({
  component: function HomeRoute() {
    return <Home {...Route.useSearch()} />
  },
})
