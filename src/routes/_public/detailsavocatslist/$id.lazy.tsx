import { createLazyFileRoute } from '@tanstack/react-router'

import { LawyerProfile } from '#screens/lawyers/profile/LawyerProfile.tsx'

export const Route = createLazyFileRoute('/_public/detailsavocatslist/$id')({
  component: function ProfileRoute() {
    return <LawyerProfile {...Route.useParams()} tab={Route.useSearch().tab} />
  },
})
