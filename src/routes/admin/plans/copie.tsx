import { createFileRoute } from '@tanstack/react-router'

import { CopyCountry } from '#screens/admin/plans/CopyCountry.tsx'

import { optionalStrings } from '../../-search-schemas.ts'
import { loadPlan } from './-load-plan.ts'
import { recordDefinitions } from '../-record-definitions.ts'

/** Copies the visas and interventions of a country to another one (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/copie')({
  staticData: { title: 'adminPlans:titles.copy' },
  validateSearch: optionalStrings('de', 'vers'),
  loader: ({ context }) => loadPlan(context, 'visas', 'interventions'),
  component: function CopyRoute() {
    const { de = '', vers = '' } = Route.useSearch()
    const navigate = Route.useNavigate()
    return (
      <CopyCountry
        visas={recordDefinitions.visas}
        interventions={recordDefinitions.interventions}
        from={de}
        to={vers}
        onChange={({ from, to }) =>
          void navigate({ search: { de: from, vers: to }, replace: true, resetScroll: false })
        }
      />
    )
  },
})
