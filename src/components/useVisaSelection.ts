import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'

import { useApi } from '#api/context.ts'
import { withSlugs } from '#domain/slug.ts'
import { selectCountry, selectVisa, findIntervention, sortLevels } from '#domain/visas.ts'

import { useCanonicalSearch } from './useCanonicalSearch.ts'

/** The pages of a visa. */
export type VisaPagePath =
  | '/interventions/$country/$visa'
  | '/detailsvisa/$country/$visa'
  | '/pricing/$country/$visa'

/** The id of the choice of another visa on these pages, and the hash of links that open it. */
export const visaChoiceId = 'choix'

/** The slugs in the URL of a page. */
export interface VisaPageSlugs {
  readonly country: string
  readonly visa: string
}

/**
 * The countries, the selected one, its visas and the selected visa (spec 4). The selection is derived
 * from the URL and the query results, so a late response for another country cannot change it.
 */
export function useVisaSelection(slugs: {
  readonly [Name in keyof VisaPageSlugs]?: string | undefined
}) {
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const country = selectCountry(countries.data ?? [], slugs.country)

  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    // The country is known once the countries are.
    meta: { isInLoader: false },
    select: withSlugs,
    enabled: country !== undefined,
  })
  const visa = selectVisa(visas.data ?? [], slugs.visa)

  // No country, or no visa of it, can be shown, because a list failed to load or is empty.
  const isUnavailable = [countries, visas].some(
    ({ isLoadingError, data }) => isLoadingError || data?.length === 0,
  )
  return { countries, country, visas, visa, isUnavailable }
}

export type VisaSelection = ReturnType<typeof useVisaSelection>

/** The selection of a page whose URL names a country and a visa. Keeps the URL canonical. */
export function useVisaPage(to: VisaPagePath) {
  const navigate = useNavigate()
  const slugs = useParams({ from: `/_public${to}` })
  const selection = useVisaSelection(slugs)
  const { country, visas, visa } = selection
  const selectedSlugs: VisaPageSlugs = {
    country: country?.slug ?? slugs.country,
    visa: visa?.slug ?? slugs.visa,
  }

  function navigateTo(chosen: Partial<VisaPageSlugs>, replace = false): void {
    void navigate({
      to,
      params: { ...slugs, ...chosen },
      // A canonical URL keeps the hash of the shared one.
      hash: replace ? true : '',
      replace,
      resetScroll: false,
    })
  }
  const isLoaded = country !== undefined && visas.data !== undefined
  useCanonicalSearch(slugs, isLoaded ? selectedSlugs : undefined, (canonical) =>
    navigateTo(canonical, true),
  )

  return {
    selection,
    slugs: selectedSlugs,
    selectCountry: (slug: string) => navigateTo({ country: slug }),
    selectVisa: (slug: string) => navigateTo({ visa: slug }),
  }
}

/** The intervention for the selected country and visa, and its levels in order (spec 4). */
export function useIntervention(
  { country, visa }: VisaSelection,
  meta: { readonly isInLoader?: boolean } = {},
) {
  const { queries } = useApi()
  const interventions = useQuery({ ...queries.interventions.list(), meta })
  const intervention = findIntervention(interventions.data ?? [], country?.id, visa?.id)
  return { interventions, intervention, levels: sortLevels(intervention?.serviceLevels ?? []) }
}
