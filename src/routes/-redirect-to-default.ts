import { redirect } from '@tanstack/react-router'

import { defaultSelection } from '#domain/visas.ts'

/** Throws a redirect to the page of the default country and visa. It keeps the hash, which can open the choice of visas. */
export function redirectToDefault(
  to: '/detailsvisa/$country/$visa' | '/interventions/$country/$visa',
): never {
  throw redirect({ to, params: defaultSelection, hash: true, replace: true })
}
