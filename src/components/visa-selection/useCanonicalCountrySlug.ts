import { useEffect, useEffectEvent } from 'react'

import type { VisaSelection } from './useVisaSelection.ts'

/**
 * As `useCorrectedAddress`, where the address names a country alone: an unknown, upper-case or accented
 * one gives way to the slug of the country that applies. An address without a country stays as it is.
 */
export function useCanonicalCountrySlug(
  slug: string | undefined,
  { country }: Pick<VisaSelection, 'country'>,
  replace: (slug: string) => void,
): void {
  const selectedSlug = country === undefined ? slug : country.slug
  const canonicalSlug = slug === undefined || slug === selectedSlug ? undefined : selectedSlug
  const replaceSlug = useEffectEvent(replace)
  useEffect(() => {
    if (canonicalSlug !== undefined) replaceSlug(canonicalSlug)
  }, [canonicalSlug])
}
