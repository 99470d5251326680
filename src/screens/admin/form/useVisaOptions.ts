import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { Visa } from '#contract/visas.ts'
import { countryOf } from '#domain/slug.ts'

/**
 * The visas of the chosen country; all of them, each with its country, while none is chosen. A visa
 * without a country is one of every country.
 */
export function useVisaOptions(countryId: string) {
  const { queries } = useApi()
  const visas = useQuery({
    ...queries.visas.list(),
    select: (all) => all.filter((visa) => isVisaInCountry(visa, countryId)),
  })
  return {
    visas,
    toOption: (visa: Visa) => ({
      value: String(visa.id),
      label:
        countryId === '' && visa.country != null
          ? `${visa.name} – ${visa.country.name}`
          : visa.name,
    }),
    /** Whether a visa can stay when the country changes. */
    isInCountry: (visaId: string, country: string) =>
      visas.data?.some((visa) => String(visa.id) === visaId && isVisaInCountry(visa, country)) ??
      true,
  }
}

function isVisaInCountry(visa: Visa, countryId: string): boolean {
  const own = countryOf(visa)
  return countryId === '' || own === undefined || String(own) === countryId
}
