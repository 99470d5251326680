import { useQuery } from '@tanstack/react-query'
import { use, useCallback, useDeferredValue } from 'react'

import { useApi } from '#api/context.ts'
import { PrepareHtmlContext } from '#content/RichText.tsx'
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
import { looksLikeHtml } from '#domain/html.ts'
import { withSlugs } from '#domain/slug.ts'
import { type TextTranslator, toSearchTerms } from '#domain/text-search.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

/**
 * The questions that match the URL and the search text (spec 2.6, 4).
 *
 * `status` combines the queries. The country cards report `noCountry`. If the visas fail to load, only the subject
 * filter is unavailable.
 */
export function useFaqView(searchParams: FaqSearchParams, searchText: string) {
  const { queries } = useApi()
  const toText = useFaqTranslator()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const faqs = useQuery(queries.faqs.list())
  // The country of a linked question is known only once the questions are loaded.
  const canSelectCountry = searchParams.question === undefined || !faqs.isPending
  const country = canSelectCountry
    ? selectFaqCountry(countries.data ?? [], searchParams, faqs.data ?? [])
    : undefined
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    // The country is known once the countries are.
    meta: { isInLoader: false },
    select: withSlugs,
    enabled: country !== undefined,
  })

  const allFaqs = faqs.data ?? []
  const hasOther = hasOtherSubject(allFaqs, country?.id)
  const subject = selectSubject(visas.data ?? [], searchParams.subject, hasOther)
  const terms = toSearchTerms(searchText)
  const results = filterFaqs(allFaqs, { countryId: country?.id, subject, terms }, toText)

  function getStatus(): 'noCountry' | 'failed' | 'loading' | 'loaded' {
    if (countries.isLoadingError || countries.data?.length === 0) return 'noCountry'
    if (faqs.isLoadingError) return 'failed'
    const needsVisas = searchParams.subject !== undefined || hasUnnamedSubject(results)
    const isWaitingForVisas = needsVisas && visas.isPending
    return faqs.isPending || country === undefined || isWaitingForVisas ? 'loading' : 'loaded'
  }
  const status = getStatus()
  // The questions are rendered in slices, as in a LoadingRegion: together they are a long task.
  const isRendering = useDeferredValue(status === 'loading') && status === 'loaded'
  return {
    countries,
    faqs,
    visas,
    country,
    hasOther,
    subject,
    searchText,
    terms,
    toText,
    results,
    groups: groupFaqsBySubject(results, visas.data ?? []),
    /** How many questions of a country match the search. */
    countQuestions: (countryId: number) => filterFaqs(allFaqs, { countryId, terms }, toText).length,
    /** Undefined until the countries and questions are loaded. */
    canonicalSearch:
      countries.data !== undefined && faqs.data !== undefined
        ? toCanonicalFaqSearch(
            searchParams,
            { countries: countries.data, faqs: faqs.data, visas: visas.data },
            toText,
          )
        : undefined,
    status: isRendering ? 'loading' : status,
  }
}

export type FaqView = ReturnType<typeof useFaqView>

/** Translates lines of text, and answers in HTML as RichText does. */
function useFaqTranslator(): TextTranslator {
  const prepare = use(PrepareHtmlContext)
  const { toText, translateHtml } = useRecordTexts()
  return useCallback(
    (text) =>
      translateHtml !== undefined && looksLikeHtml(text)
        ? prepare(text, { topHeadingLevel: 4, breakLines: false, translateHtml }).html
        : toText(text),
    [prepare, toText, translateHtml],
  )
}
