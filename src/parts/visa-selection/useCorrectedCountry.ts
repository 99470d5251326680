import { useEffect, useEffectEvent } from 'react'

import type { VisaSelection } from './useVisaSelection.ts'

/**
 * As `useCorrectedAddress`, where the address names a country alone: an unknown, upper-case or accented
 * one gives way to the slug of the country that applies. An address without a country stays as it is.
 */
export function useCorrectedCountry(
  slug: string | undefined,
  { country }: Pick<VisaSelection, 'country'>,
  replace: (slug: string) => void,
): void {
  const applied = country === undefined ? slug : country.slug
  const corrected = slug === undefined || slug === applied ? undefined : applied
  const onCorrected = useEffectEvent(replace)
  useEffect(() => {
    if (corrected !== undefined) onCorrected(corrected)
  }, [corrected])
}
