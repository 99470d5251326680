import { createLazyFileRoute } from '@tanstack/react-router'

import { Join } from '#screens/lawyers/professional/Join.tsx'

export const Route = createLazyFileRoute('/_public/vous-etes-avocat')({
  component: Join,
})
