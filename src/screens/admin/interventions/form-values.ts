import * as z from 'zod/mini'

import type {
  InterventionDetail,
  InterventionInput,
  ServiceLevel,
} from '#contract/interventions.ts'
import type { InferSchema } from '#contract/schema.ts'
import {
  feeCurrencies,
  createLevelEditor,
  type Level,
  type LevelEditorState,
} from '#domain/level-editor.ts'

import { requiredText } from '../form/field-values.ts'

/** A country and a visa are what an intervention cannot live without (decisions.md, 5). */
export const InterventionValues = z.object({
  countryId: requiredText('interventionCountry'),
  visaId: requiredText('interventionVisa'),
  serviceLevels: z
    .custom<LevelEditorState>()
    .check(
      z.refine(({ levels }) => levels.every(({ fee }) => fee.amount !== undefined), 'levelAmount'),
    ),
})
export type InterventionValues = z.infer<typeof InterventionValues>
export type InterventionRecord = InferSchema<typeof InterventionDetail>

export const emptyIntervention: InterventionValues = {
  countryId: '',
  visaId: '',
  serviceLevels: createLevelEditor([]),
}

export function toFormValues(intervention: InterventionRecord): InterventionValues {
  return {
    countryId: String(intervention.countryId),
    visaId: String(intervention.visaId),
    serviceLevels: createLevelEditor(intervention.serviceLevels.map(toLevel)),
  }
}

function toLevel(level: ServiceLevel): Level {
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

export function toRequestBody({
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
