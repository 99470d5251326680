import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import {
  filterFaqs,
  groupFaqs,
  hasOtherSubject,
  hasUnnamedSubject,
  selectFaqCountry,
  selectSubject,
  type FaqAddress,
} from '#domain/faqs.ts'
import { withSlugs } from '#domain/slug.ts'
import { searchWords } from '#domain/text-search.ts'

/**
 * The questions that an address and a search show (spec 2.6, 4). Nothing is stored: all of it
 * follows from the address, what is typed and the answers.
 *
 * `status` sums up the calls that the questions stand on: `none` where there is no country, which
 * the cards say. Visas that could not be fetched take away the choice of a subject, not the questions.
 */
export function useFaqView(address: FaqAddress, search: string) {
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const faqs = useQuery(queries.faqs.list())
  // Only the list can say which country a linked question belongs to.
  const isCountryKnown = address.question === undefined || !faqs.isPending
  const country = isCountryKnown
    ? selectFaqCountry(countries.data ?? [], address, faqs.data ?? [])
    : undefined
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    select: withSlugs,
    enabled: country !== undefined,
  })

  const all = faqs.data ?? []
  const hasOther = hasOtherSubject(all, country?.id)
  const subject = selectSubject(visas.data ?? [], address.subject, hasOther)
  const words = searchWords(search)
  const shown = filterFaqs(all, { countryId: country?.id, subject, words })

  return {
    countries,
    faqs,
    visas,
    country,
    hasOther,
    subject,
    words,
    shown,
    groups: groupFaqs(shown, visas.data ?? []),
    /** How many questions of a country answer the search. */
    countOf: (countryId: number) => filterFaqs(all, { countryId, words }).length,
    status: statusOf(),
  }

  function statusOf(): 'none' | 'failed' | 'loading' | 'loaded' {
    if (countries.isError || countries.data?.length === 0) return 'none'
    if (faqs.isError) return 'failed'
    const needsVisas = address.subject !== undefined || hasUnnamedSubject(shown)
    const waitsForVisas = needsVisas && visas.isPending
    return faqs.isPending || country === undefined || waitsForVisas ? 'loading' : 'loaded'
  }
}

export type FaqView = ReturnType<typeof useFaqView>
