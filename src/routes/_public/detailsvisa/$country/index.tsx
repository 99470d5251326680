import { createFileRoute } from '@tanstack/react-router'

import { redirectToDefault } from '../../../-redirect-to-default.ts'

/** /detailsvisa/{country} without a visa. Redirects to the defaults (spec 2.1, 9). */
export const Route = createFileRoute('/_public/detailsvisa/$country/')({
  beforeLoad: () => redirectToDefault('/detailsvisa/$country/$visa'),
})
