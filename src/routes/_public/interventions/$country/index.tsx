import { createFileRoute } from '@tanstack/react-router'

import { redirectToDefault } from '../../../-redirect-to-default.ts'

/** /interventions/{country} without a visa. Redirects to the defaults (spec 2.1, 9). */
export const Route = createFileRoute('/_public/interventions/$country/')({
  beforeLoad: () => redirectToDefault('/interventions/$country/$visa'),
})
