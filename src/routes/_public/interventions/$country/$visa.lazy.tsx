import { createLazyFileRoute } from '@tanstack/react-router'

import { Interventions } from '#screens/interventions/Interventions.tsx'

export const Route = createLazyFileRoute('/_public/interventions/$country/$visa')({
  component: function InterventionsRoute() {
    return <Interventions {...Route.useParams()} />
  },
})
