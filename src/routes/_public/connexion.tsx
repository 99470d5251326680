import { createFileRoute } from '@tanstack/react-router'

import { SignIn } from '#screens/lawyers/professional/SignIn.tsx'

/** 'Connexion': the options without an account (docs/decisions.md). */
export const Route = createFileRoute('/_public/connexion')({
  staticData: { title: 'signIn', hasOwnMeta: true },
  loader: ({ context: { loadTexts } }) => loadTexts('professional', 'lawyers'),
  component: SignIn,
})
