import { createLazyFileRoute } from '@tanstack/react-router'

import { SignIn } from '#screens/lawyers/professional/SignIn.tsx'

export const Route = createLazyFileRoute('/_public/connexion')({
  component: SignIn,
})
