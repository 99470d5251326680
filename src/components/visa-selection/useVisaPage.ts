import { useNavigate } from '@tanstack/react-router'

import { useCanonicalSearch } from '#components/canonical-search/useCanonicalSearch.ts'

import { useVisaSelection } from './useVisaSelection.ts'

interface VisaPageSlugs {
  readonly country: string
  readonly visa: string
}

/** The selection of a page whose URL names a country and a visa. Keeps the URL canonical. */
export function useVisaPage(
  to: '/interventions/$country/$visa' | '/detailsvisa/$country/$visa' | '/pricing/$country/$visa',
  slugs: VisaPageSlugs,
) {
  const navigate = useNavigate()
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
  const isLoaded = country !== undefined && visas.isSuccess
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
