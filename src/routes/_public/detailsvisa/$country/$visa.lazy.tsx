import { createLazyFileRoute } from '@tanstack/react-router'

import { VisaDetails } from '#screens/visas/VisaDetails.tsx'

export const Route = createLazyFileRoute('/_public/detailsvisa/$country/$visa')({
  component: function VisaDetailsRoute() {
    return <VisaDetails {...Route.useParams()} />
  },
})
