import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'

import type { Api } from '#api/api.ts'
import { useApi } from '#api/context.ts'
import type { CheckedLists } from '#domain/content-checks/records.ts'
import { getOfficeDay } from '#domain/dates.ts'
import { entityNames } from '#domain/entities.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { CheckContext } from './check-record.ts'

// Only the remarks need them.
const meta = { isInLoader: false }

/** The lists that the checks need, of these entities; each may be loading or have failed. */
export function useCheckedLists(needed: readonly (keyof CheckedLists)[]) {
  const { queries } = useApi()
  const isEnabled = (name: keyof CheckedLists) => needed.includes(name)
  const [articles, countries, visas, interventions, faqs, recordFacts] = useQueries({
    queries: [
      { ...queries.articles.list(), enabled: isEnabled('articles'), meta },
      { ...queries.countries.list(), enabled: isEnabled('countries'), meta },
      { ...queries.visas.list(), enabled: isEnabled('visas'), meta },
      { ...queries.interventions.list(), enabled: isEnabled('interventions'), meta },
      { ...queries.faqs.list(), enabled: isEnabled('faqs'), meta },
      { ...queries.recordFacts.list(), enabled: isEnabled('recordFacts'), meta },
    ],
  })
  const lists = { articles, countries, visas, interventions, faqs, recordFacts }
  return lists satisfies Record<keyof CheckedLists, unknown>
}

/** What the checks know beside a record: the lists, the pages of the site, and what day it is. */
export function useCheckContext(queries: ReturnType<typeof useCheckedLists>): CheckContext {
  const router = useRouter()
  const clock = useClock()
  const [today] = useState(() => getOfficeDay(clock()))
  const articles = queries.articles.data
  const countries = queries.countries.data
  const visas = queries.visas.data
  const interventions = queries.interventions.data
  const faqs = queries.faqs.data
  const recordFacts = queries.recordFacts.data
  return useMemo(
    () => ({
      lists: {
        articles,
        countries,
        visas,
        interventions,
        faqs,
        recordFacts,
      } satisfies Record<keyof CheckedLists, unknown>,
      today,
      ...getSite(router),
    }),
    [articles, countries, visas, interventions, faqs, recordFacts, today, router],
  )
}

function getSite(router: AnyRouter): Pick<CheckContext, 'routes' | 'baseUrl'> {
  const baseUrl = new URL(import.meta.env.BASE_URL, location.href).href
  return { routes: Object.keys(router.routesByPath), baseUrl }
}

/** As `useCheckContext`, from what is in the cache now: for what happens at a save. */
export function useCachedCheckContext(): () => CheckContext {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { queries } = useApi()
  const clock = useClock()
  return () => ({
    lists: readCachedLists(queryClient, queries),
    today: getOfficeDay(clock()),
    ...getSite(router),
  })
}

function readCachedLists(queryClient: QueryClient, queries: Api['queries']): CheckedLists {
  return Object.fromEntries(
    [...entityNames, 'recordFacts' as const].map((name) => [
      name,
      queryClient.getQueryData(queries[name].list().queryKey),
    ]),
  )
}
