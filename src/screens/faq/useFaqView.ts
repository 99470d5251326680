import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import {
  filterFaqs,
  groupFaqsBySubject,
  hasOtherSubject,
  hasUnnamedSubject,
  selectFaqCountry,
  selectSubject,
  toCanonicalFaqSearch,
  type FaqSearchParams,
} from '#domain/faqs.ts'
import { withSlugs } from '#domain/slug.ts'
import { toSearchTerms } from '#domain/text-search.ts'

/**
 * The questions that an address and a search show (spec 2.6, 4). Nothing is stored: all of it
 * follows from the address, what is typed and the answers.
 *
 * `status` sums up the calls that the questions stand on: `none` where there is no country, which
 * the cards say. Visas that could not be fetched take away the choice of a subject, not the questions.
 */
export function useFaqView(searchParams: FaqSearchParams, searchText: string) {
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const faqs = useQuery(queries.faqs.list())
  // Only the list can say which country a linked question belongs to.
  const canSelectCountry = searchParams.question === undefined || !faqs.isPending
  const country = canSelectCountry
    ? selectFaqCountry(countries.data ?? [], searchParams, faqs.data ?? [])
    : undefined
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    select: withSlugs,
    enabled: country !== undefined,
  })

  const allFaqs = faqs.data ?? []
  const hasOther = hasOtherSubject(allFaqs, country?.id)
  const subject = selectSubject(visas.data ?? [], searchParams.subject, hasOther)
  const terms = toSearchTerms(searchText)
  const shown = filterFaqs(allFaqs, { countryId: country?.id, subject, terms })

  return {
    countries,
    faqs,
    visas,
    country,
    hasOther,
    subject,
    words: terms,
    shown,
    groups: groupFaqsBySubject(shown, visas.data ?? []),
    /** How many questions of a country answer the search. */
    countQuestions: (countryId: number) => filterFaqs(allFaqs, { countryId, terms }).length,
    /** Undefined until the records that decide are loaded. */
    canonicalSearch:
      countries.isSuccess && faqs.isSuccess
        ? toCanonicalFaqSearch(searchParams, {
            countries: countries.data,
            faqs: faqs.data,
            visas: visas.data,
          })
        : undefined,
    status: getStatus(),
  }

  function getStatus(): 'none' | 'failed' | 'loading' | 'loaded' {
    if (countries.isError || countries.data?.length === 0) return 'none'
    if (faqs.isError) return 'failed'
    const needsVisas = searchParams.subject !== undefined || hasUnnamedSubject(shown)
    const isWaitingForVisas = needsVisas && visas.isPending
    return faqs.isPending || country === undefined || isWaitingForVisas ? 'loading' : 'loaded'
  }
}

export type FaqView = ReturnType<typeof useFaqView>
