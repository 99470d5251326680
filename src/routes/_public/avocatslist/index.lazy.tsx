import { createLazyFileRoute } from '@tanstack/react-router'

import { LawyerList } from '#screens/lawyers/list/LawyerList.tsx'

export const Route = createLazyFileRoute('/_public/avocatslist/')({
  component: function LawyersRoute() {
    return <LawyerList search={Route.useSearch()} />
  },
})
