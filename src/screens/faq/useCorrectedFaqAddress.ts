import { useEffect, useEffectEvent } from 'react'

import { correctedFaqAddress, type FaqAddress } from '#domain/faqs.ts'

import type { FaqView } from './useFaqView.ts'

/** Drops or puts right what the address says wrongly, once the records are there; adds no history entry. */
export function useCorrectedFaqAddress(
  address: FaqAddress,
  { countries, faqs, visas }: FaqView,
  replace: (corrected: FaqAddress) => void,
): void {
  const isKnown = countries.isSuccess && faqs.isSuccess
  const { country, subject, q, question } = isKnown
    ? correctedFaqAddress(address, {
        countries: countries.data,
        faqs: faqs.data,
        visas: visas.data,
      })
    : address
  const isRight =
    country === address.country &&
    subject === address.subject &&
    q === address.q &&
    question === address.question

  const onCorrected = useEffectEvent(replace)
  useEffect(() => {
    if (!isRight) onCorrected({ country, subject, q, question })
  }, [isRight, country, subject, q, question])
}
