import { redirect } from '@tanstack/react-router'

import { defaultSelection } from '#domain/visas.ts'

/** Throws a redirect to the page of the default country and visa. */
export function redirectToDefault(
  to: '/detailsvisa/$country/$visa' | '/interventions/$country/$visa',
): never {
  throw redirect({ to, params: defaultSelection, replace: true })
}
