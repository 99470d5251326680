import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { selectCountry, selectVisa } from '#domain/visas.ts'
import { withSlugs } from '#domain/slug.ts'

interface SelectionSlugs {
  /** The slug in the URL, if any. */
  readonly country?: string | undefined
  readonly visa?: string | undefined
}

/**
 * The countries, the selected one, its visas and the selected visa (spec 4). The selection is derived
 * from the URL and the query results, so a late response for another country cannot change it.
 */
export function useVisaSelection(slugs: SelectionSlugs) {
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const country = selectCountry(countries.data ?? [], slugs.country)

  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    select: withSlugs,
    enabled: country !== undefined,
  })
  const visa = selectVisa(visas.data ?? [], slugs.visa)

  return { countries, country, visas, visa }
}

export type VisaSelection = ReturnType<typeof useVisaSelection>
