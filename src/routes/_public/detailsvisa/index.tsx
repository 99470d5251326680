import { createFileRoute, redirect } from '@tanstack/react-router'

import { defaultSelection } from '#domain/country-visa-selection.ts'

/** Redirects to the default country and visa (spec 2.1, 9). */
export const Route = createFileRoute('/_public/detailsvisa/')({
  beforeLoad: () => {
    throw redirect({
      to: '/detailsvisa/$country/$visa',
      params: defaultSelection,
      replace: true,
    })
  },
})
