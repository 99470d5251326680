import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'

import { About } from '#screens/about/About.tsx'

import { optionalString } from '../-search-schemas.ts'

/** About the network (spec 2.9). `tab` is the selected tab. */
export const Route = createFileRoute('/_public/apropos')({
  validateSearch: z.object({ tab: optionalString }),
  staticData: { title: 'about' },
  loader: ({ context: { loadTexts } }) => loadTexts('about'),
  component: About,
})
