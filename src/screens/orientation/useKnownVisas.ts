import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { Country } from '#contract/countries.ts'
import { withFacts } from '#domain/orientation/visa-matches.ts'
import { withSlugs } from '#domain/slug.ts'

// Only the result shows it.
export const resultMeta = { isInLoader: false }

/** The visas of a country with what the site knows of them. */
export function useKnownVisas(country: Country | undefined) {
  const { queries } = useApi()
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    meta: resultMeta,
    select: withSlugs,
    enabled: country !== undefined,
  })
  const facts = useQuery({ ...queries.recordFacts.list(), meta: resultMeta })
  return { visas, facts, known: withFacts(visas.data ?? [], facts.data ?? []) }
}
