import { createFileRoute } from '@tanstack/react-router'

import { About } from '#screens/about/About.tsx'

import { optionalStrings } from '../-search-schemas.ts'

/** About the network (spec 2.9). `tab` is the selected tab. */
export const Route = createFileRoute('/_public/apropos')({
  validateSearch: optionalStrings('tab'),
  staticData: { title: 'about' },
  loader: ({ context: { loadTexts } }) => loadTexts('about'),
  component: About,
})
