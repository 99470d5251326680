import { createLazyFileRoute } from '@tanstack/react-router'

import { Offers } from '#screens/offers/Offers.tsx'

export const Route = createLazyFileRoute('/_public/pricing/$country/$visa')({
  component: function OffersRoute() {
    return <Offers {...Route.useParams()} />
  },
})
