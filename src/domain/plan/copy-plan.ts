import { foldText } from '#platform/text.ts'

import type { Plan, PlanStep, Values } from './plan.ts'

/** A visa or an intervention as its form holds it. */
interface CopiedRecord {
  readonly id: number
  readonly values: Values
}

interface CopyOptions {
  readonly visas: readonly CopiedRecord[]
  readonly interventions: readonly CopiedRecord[]
  /** The ids of the countries, as their fields hold them. */
  readonly from: string
  readonly to: string
  /** The values of an intervention without what belongs to the original: the ids of its levels. */
  readonly toNew: (values: Values) => Values
}

/**
 * Copies the visas of a country and their interventions to another one: visas first, because interventions refer to them. A
 * visa that the other country has by name is skipped, and so is the intervention of a visa that has one there.
 */
export function planCopy({ visas, interventions, from, to, toNew }: CopyOptions): Plan {
  const existing = new Map(visas.filter(of(to)).map((visa) => [getName(visa), visa]))
  const visaSteps = visas.filter(of(from)).map((visa): PlanStep => {
    const same = existing.get(getName(visa))
    return {
      key: `visa-${visa.id}`,
      entity: 'visas',
      name: String(visa.values['name']),
      base: {},
      changes: { ...visa.values, countryId: to },
      refusal: same && { type: 'skipped', kind: 'exists', text: String(same.id) },
    }
  })
  const taken = new Set(interventions.filter(of(to)).map(({ values }) => values['visaId']))
  const copied = new Map(visas.filter(of(from)).map((visa) => [String(visa.id), visa]))
  const interventionSteps = interventions.filter(of(from)).flatMap((intervention): PlanStep[] => {
    const visa = copied.get(String(intervention.values['visaId']))
    if (visa === undefined) return []
    const same = existing.get(getName(visa))
    const isTaken = same !== undefined && taken.has(String(same.id))
    const step: PlanStep = {
      key: `intervention-${intervention.id}`,
      entity: 'interventions',
      name: String(visa.values['name']),
      base: {},
      changes: {
        ...toNew(intervention.values),
        countryId: to,
        ...(same && { visaId: String(same.id) }),
      },
      refusal: isTaken ? { type: 'skipped', kind: 'exists' } : undefined,
    }
    return [same === undefined ? { ...step, links: { visaId: `visa-${visa.id}` } } : step]
  })
  return { steps: [...visaSteps, ...interventionSteps] }
}

const of = (country: string) => (record: CopiedRecord) => record.values['countryId'] === country

function getName({ values }: CopiedRecord): string {
  return foldText(String(values['name'])).trim()
}
