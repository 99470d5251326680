import { useQueries } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { Visa } from '#contract/visas.ts'
import { findVisaDependents, mergeDependents } from '#domain/dependents.ts'

import { DependentsList } from '../deletion/DependentsList.tsx'

/** The interventions and FAQs of the visas about to be deleted. */
export function VisaDependents({ records }: { records: readonly Visa[] }) {
  const { queries } = useApi()
  const [interventions, faqs] = useQueries({
    queries: [queries.interventions.list(), queries.faqs.list()],
  })
  const dependents =
    interventions.isSuccess && faqs.isSuccess
      ? mergeDependents(
          records.map((visa) =>
            findVisaDependents(visa, { interventions: interventions.data, faqs: faqs.data }),
          ),
        )
      : undefined
  return (
    <DependentsList dependents={dependents} hasFailed={interventions.isError || faqs.isError} />
  )
}
