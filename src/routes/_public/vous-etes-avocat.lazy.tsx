import { createLazyFileRoute } from '@tanstack/react-router'

import { ApplicationPage } from '#screens/lawyers/professional/ApplicationPage.tsx'

export const Route = createLazyFileRoute('/_public/vous-etes-avocat')({
  component: ApplicationPage,
})
