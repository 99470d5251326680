import * as z from 'zod/mini'

import type {
  InterventionDetail,
  InterventionInput,
  ServiceLevel,
} from '#contract/interventions.ts'
import type { Infer } from '#contract/schema.ts'
import { feeCurrencies, levelEditorOf, type Level, type LevelEditor } from '#domain/level-editor.ts'

import { required } from '../form/required.ts'

/** A country and a visa are what an intervention cannot live without (decisions.md, 5). */
export const InterventionValues = z.object({
  countryId: required('interventionCountry'),
  visaId: required('interventionVisa'),
  serviceLevels: z
    .custom<LevelEditor>()
    .check(
      z.refine(({ levels }) => levels.every(({ fee }) => fee.amount !== undefined), 'levelAmount'),
    ),
})
export type InterventionValues = z.infer<typeof InterventionValues>
export type InterventionRecord = Infer<typeof InterventionDetail>

export const emptyIntervention: InterventionValues = {
  countryId: '',
  visaId: '',
  serviceLevels: levelEditorOf([]),
}

export function valuesOf(intervention: InterventionRecord): InterventionValues {
  return {
    countryId: String(intervention.countryId),
    visaId: String(intervention.visaId),
    serviceLevels: levelEditorOf(intervention.serviceLevels.map(levelOf)),
  }
}

function levelOf(level: ServiceLevel): Level {
  const fee = level.serviceFee
  return {
    ...(level.id == null ? {} : { id: level.id }),
    levelNumber: level.levelNumber,
    title: level.title,
    summary: level.summary ?? '',
    fullDescription: level.fullDescription ?? '',
    fee: {
      valueString: fee?.valueString ?? '',
      amount: fee?.amount ?? undefined,
      currency: feeCurrencies.find((currency) => currency === fee?.currency) ?? feeCurrencies[0],
      basis: fee?.basis ?? '',
      notes: fee?.notes ?? '',
    },
  }
}

export function bodyOf({
  countryId,
  visaId,
  serviceLevels,
}: InterventionValues): InterventionInput {
  return {
    countryId: Number(countryId),
    visaId: Number(visaId),
    serviceLevels: serviceLevels.levels.map(({ id, fee, ...level }) => ({
      ...(id === undefined ? {} : { id }),
      ...level,
      // The schema lets no level through without an amount.
      serviceFee: { ...fee, amount: fee.amount ?? 0 },
    })),
  }
}
