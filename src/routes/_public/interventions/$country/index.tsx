import { createFileRoute } from '@tanstack/react-router'

import { redirectToDefault } from '../../../-redirect-to-default.ts'

/** Redirects /interventions/{country} to the default country and visa (spec 2.1, 9). */
export const Route = createFileRoute('/_public/interventions/$country/')({
  beforeLoad: () => redirectToDefault('/interventions/$country/$visa'),
})
