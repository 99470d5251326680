import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { type Need, toDirectorySearch } from '#domain/lawyers/need.ts'
import { findVisaFacts } from '#domain/record-facts.ts'
import { getLanguage } from '#i18n/i18n.ts'

/**
 * Returns a function that gives the search of the directory for a need: also by the area of law of a visa, once the facts of
 * visas are loaded.
 */
export function useDirectorySearch(meta: { readonly isInLoader?: boolean } = {}) {
  const { i18n } = useTranslation()
  const facts = useQuery({ ...useApi().queries.recordFacts.list(), meta })
  return (need: Need, visaId: number | null | undefined) =>
    toDirectorySearch(need, getLanguage(i18n), findVisaFacts(facts.data, visaId)?.area)
}
