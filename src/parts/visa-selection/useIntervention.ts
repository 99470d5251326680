import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { matchIntervention } from '#domain/selection.ts'
import { levelsInOrder } from '#domain/service-levels.ts'

import type { VisaSelection } from './useVisaSelection.ts'

/**
 * The intervention for the selected country and visa, and its levels in order (spec 4).
 *
 * `status` sums up the calls it stands on: `none` where there is no country to ask for, which the
 * row of countries says. `retry` asks again for what failed.
 */
export function useIntervention({ countries, country, visas, visa }: VisaSelection) {
  const { queries } = useApi()
  const interventions = useQuery(queries.interventions.list())
  const calls = [visas, interventions]

  const intervention = matchIntervention(interventions.data ?? [], country?.id, visa?.id)
  return {
    intervention,
    levels: levelsInOrder(intervention?.serviceLevels ?? []),
    status: statusOf(countries.isError || countries.data?.length === 0, calls),
    retry: () => {
      for (const call of calls) if (call.isError) void call.refetch()
    },
  }
}

function statusOf(
  hasNoCountry: boolean,
  calls: readonly { isError: boolean; isPending: boolean }[],
): 'none' | 'failed' | 'loading' | 'loaded' {
  if (hasNoCountry) return 'none'
  if (calls.some(({ isError }) => isError)) return 'failed'
  return calls.some(({ isPending }) => isPending) ? 'loading' : 'loaded'
}
