import { createLazyFileRoute } from '@tanstack/react-router'

import { Faq } from '#screens/faq/Faq.tsx'

export const Route = createLazyFileRoute('/_public/faq')({
  component: function FaqRoute() {
    return <Faq {...Route.useSearch()} />
  },
})
