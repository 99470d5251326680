import { useEffect, useEffectEvent } from 'react'

import { toCanonicalSlugs } from '#domain/country-visa-selection.ts'

import type { VisaSelection } from './useVisaSelection.ts'

interface Slugs {
  readonly country: string
  readonly visa: string
}

/**
 * Puts the slugs of the selected country and visa into the address when it carries others: unknown,
 * upper-case or accented ones, or a visa that the country does not have (spec 4). `replace` must add
 * no history entry.
 */
export function useCanonicalSlugs(
  slugs: Slugs,
  { country, visas, visa }: VisaSelection,
  replace: (slugs: Slugs) => void,
): void {
  const canonical =
    country === undefined || !visas.isSuccess ? undefined : toCanonicalSlugs(slugs, country, visa)
  const replaceSlugs = useEffectEvent(replace)
  const countrySlug = canonical?.country
  const visaSlug = canonical?.visa
  useEffect(() => {
    if (countrySlug !== undefined && visaSlug !== undefined) {
      replaceSlugs({ country: countrySlug, visa: visaSlug })
    }
  }, [countrySlug, visaSlug])
}
