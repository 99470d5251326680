import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { findIntervention, sortLevels } from '#domain/visas.ts'

import type { VisaSelection } from './useVisaSelection.ts'

/**
 * The intervention for the selected country and visa, and its levels in order (spec 4).
 *
 * `status` combines its queries; `none` means that there is no country, which the country buttons
 * report. `retry` refetches failed queries.
 */
export function useIntervention({ countries, country, visas, visa }: VisaSelection) {
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())
  const requiredQueries = [visas, interventions]

  const intervention = findIntervention(interventions.data ?? [], country?.id, visa?.id)
  return {
    intervention,
    levels: sortLevels(intervention?.serviceLevels ?? []),
    status: getStatus(countries.isError || countries.data?.length === 0, requiredQueries),
    retry: () => {
      for (const query of requiredQueries) if (query.isError) void query.refetch()
    },
  }
}

function getStatus(
  hasNoCountry: boolean,
  requiredQueries: readonly { isError: boolean; isPending: boolean }[],
): 'none' | 'failed' | 'loading' | 'loaded' {
  if (hasNoCountry) return 'none'
  if (requiredQueries.some(({ isError }) => isError)) return 'failed'
  return requiredQueries.some(({ isPending }) => isPending) ? 'loading' : 'loaded'
}
