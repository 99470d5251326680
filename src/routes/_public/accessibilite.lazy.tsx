import { createLazyFileRoute } from '@tanstack/react-router'

import { Accessibility } from '#screens/legal/Accessibility.tsx'

export const Route = createLazyFileRoute('/_public/accessibilite')({
  component: Accessibility,
})
