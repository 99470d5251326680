import { redirect } from '@tanstack/react-router'

import { defaultSelection } from '#domain/country-visa-selection.ts'

/** Throws a redirect to the page of the default country and visa. */
export function redirectToDefault(
  to: '/detailsvisa/$country/$visa' | '/interventions/$country/$visa',
): never {
  throw redirect({ to, params: defaultSelection, replace: true })
}
