import { createFileRoute } from '@tanstack/react-router'

import { ApplicationPage } from '#screens/lawyers/professional/ApplicationPage.tsx'

/** 'Vous êtes avocat?': the application to the network (docs/decisions.md). */
export const Route = createFileRoute('/_public/vous-etes-avocat')({
  staticData: { title: 'join', hasOwnMeta: true },
  loader: ({ context: { loadTexts } }) => loadTexts('professional', 'lawyers'),
  component: ApplicationPage,
})
