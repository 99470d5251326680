import { redirect } from '@tanstack/react-router'

import { defaultSelection } from '#domain/country-visa-selection.ts'

/** Redirects to the page of the default country and visa (spec 2.1, 9). */
export function redirectToDefault(
  to: '/detailsvisa/$country/$visa' | '/interventions/$country/$visa',
): never {
  throw redirect({ to, params: defaultSelection, replace: true })
}
