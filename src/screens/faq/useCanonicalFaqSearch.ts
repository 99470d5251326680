import { useEffect, useEffectEvent } from 'react'

import { toCanonicalFaqSearch, type FaqSearchParams } from '#domain/faqs.ts'

import type { FaqView } from './useFaqView.ts'

/** Drops or puts right what the address says wrongly, once the records are there; adds no history entry. */
export function useCanonicalFaqSearch(
  searchParams: FaqSearchParams,
  { countries, faqs, visas }: FaqView,
  replace: (corrected: FaqSearchParams) => void,
): void {
  const isReady = countries.isSuccess && faqs.isSuccess
  const { country, subject, q, question } = isReady
    ? toCanonicalFaqSearch(searchParams, {
        countries: countries.data,
        faqs: faqs.data,
        visas: visas.data,
      })
    : searchParams
  const isCanonical =
    country === searchParams.country &&
    subject === searchParams.subject &&
    q === searchParams.q &&
    question === searchParams.question

  const replaceSearch = useEffectEvent(replace)
  useEffect(() => {
    if (!isCanonical) replaceSearch({ country, subject, q, question })
  }, [isCanonical, country, subject, q, question])
}
