import { createLazyFileRoute } from '@tanstack/react-router'

import { Profile } from '#screens/lawyers/profile/Profile.tsx'

export const Route = createLazyFileRoute('/_public/detailsavocatslist/$id')({
  component: function ProfileRoute() {
    return <Profile {...Route.useParams()} tab={Route.useSearch().tab} />
  },
})
