import { useQueries } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { Country } from '#contract/countries.ts'
import { findCountryDependents, mergeDependents } from '#domain/dependents.ts'

import { DependentsList } from '../deletion/DependentsList.tsx'

/** The visas, interventions, FAQs and articles of the countries about to be deleted. */
export function CountryDependents({ records }: { records: readonly Country[] }) {
  const { queries } = useApi()
  const [visas, interventions, faqs, articles] = useQueries({
    queries: [
      queries.visas.list(),
      queries.interventions.list(),
      queries.faqs.list(),
      queries.articles.list(),
    ],
  })
  const isKnown = visas.isSuccess && interventions.isSuccess && faqs.isSuccess && articles.isSuccess
  const dependents = isKnown
    ? mergeDependents(
        records.map((country) =>
          findCountryDependents(country, {
            visas: visas.data,
            interventions: interventions.data,
            faqs: faqs.data,
            articles: articles.data,
          }),
        ),
      )
    : undefined
  return (
    <DependentsList
      dependents={dependents}
      hasFailed={[visas, interventions, faqs, articles].some(({ isError }) => isError)}
    />
  )
}
