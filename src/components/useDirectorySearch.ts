import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { type Need, toDirectorySearch } from '#domain/lawyers/need.ts'
import { findVisaFacts } from '#domain/record-facts.ts'
import { getLanguage } from '#i18n/i18n.ts'

/** The lawyers for a need, and for the area of law of a visa, once it is known. */
export function useDirectorySearch(meta: { readonly isInLoader?: boolean } = {}) {
  const { i18n } = useTranslation()
  const facts = useQuery({ ...useApi().queries.recordFacts.list(), meta })
  return (need: Need, visaId: number | null | undefined) =>
    toDirectorySearch(need, getLanguage(i18n), findVisaFacts(facts.data, visaId)?.area)
}
