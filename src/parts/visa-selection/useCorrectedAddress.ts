import { useEffect, useEffectEvent } from 'react'

import { correctedSlugs } from '#domain/selection.ts'

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
export function useCorrectedAddress(
  address: Slugs,
  { country, visas, visa }: VisaSelection,
  replace: (slugs: Slugs) => void,
): void {
  const corrected =
    country === undefined || !visas.isSuccess ? undefined : correctedSlugs(address, country, visa)
  const onCorrected = useEffectEvent(replace)
  const countrySlug = corrected?.country
  const visaSlug = corrected?.visa
  useEffect(() => {
    if (countrySlug !== undefined && visaSlug !== undefined) {
      onCorrected({ country: countrySlug, visa: visaSlug })
    }
  }, [countrySlug, visaSlug])
}
