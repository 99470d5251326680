import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { translatableFields } from '#content/translations/translatable-fields.ts'
import type {
  InterventionDetail,
  InterventionInput,
  ServiceLevel,
} from '#contract/interventions.ts'
import type { InferSchema } from '#contract/schema.ts'
import {
  createLevelEditor,
  defaultCurrency,
  isDirty,
  isLocked,
  levelEditorReducer,
  withStoredIds,
  type Level,
} from '#domain/level-editor.ts'

import { CountryAndVisaFields } from '../form/CountryAndVisaFields.tsx'
import { findRecordName, requiredText } from '../form/field-values.ts'
import { FormLayout } from '../form/FormLayout.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { formatPrice, LevelsField } from './LevelsField.tsx'

const FeeTexts = {
  valueString: z.string(),
  currency: z.string(),
  basis: z.string(),
  notes: z.string(),
}
const LevelTexts = { title: z.string(), summary: z.string(), fullDescription: z.string() }
const OpenEditor = {
  draft: z.object({
    ...FeeTexts,
    ...LevelTexts,
    levelNumber: z.string(),
    amount: z.string(),
  }),
  errors: z.object({
    levelNumber: z.optional(z.enum(['missing', 'invalid', 'taken'])),
    title: z.optional(z.enum(['missing'])),
    summary: z.optional(z.enum(['missing'])),
    amount: z.optional(z.enum(['missing', 'invalid'])),
  }),
  saveAttempts: z.number(),
  isAlertShown: z.boolean(),
}
/** A draft on the device holds the levels with the editor, perhaps as an older version of the form had them. */
const LevelEditorSchema = z.object({
  levels: z.readonly(
    z.array(
      z.object({
        ...LevelTexts,
        id: z.int(),
        levelNumber: z.int(),
        fee: z.object({ ...FeeTexts, amount: z.optional(z.number()) }),
      }),
    ),
  ),
  editor: z.union([
    z.object({ status: z.enum(['closed']) }),
    z.object({ status: z.enum(['new']), ...OpenEditor }),
    z.object({ status: z.enum(['existing']), index: z.int(), ...OpenEditor }),
  ]),
})

/** The country and the visa are required, because the public page is found by them (docs/decisions.md). */
const InterventionValues = z.object({
  countryId: requiredText('interventionCountry'),
  visaId: requiredText('interventionVisa'),
  serviceLevels: LevelEditorSchema.check(
    z.refine(({ levels }) => levels.every(({ fee }) => fee.amount !== undefined), 'levelAmount'),
  ),
})
type InterventionValues = z.infer<typeof InterventionValues>
type InterventionRecord = InferSchema<typeof InterventionDetail>

const emptyIntervention: InterventionValues = {
  countryId: '',
  visaId: '',
  serviceLevels: createLevelEditor([]),
}

function toFormValues(intervention: InterventionRecord): InterventionValues {
  return {
    countryId: String(intervention.countryId),
    visaId: String(intervention.visaId),
    serviceLevels: createLevelEditor(intervention.serviceLevels.map(toLevel)),
  }
}

function toLevel({ id, serviceFee: fee, ...level }: ServiceLevel, index: number): Level {
  return {
    id: id ?? -1 - index,
    levelNumber: level.levelNumber,
    title: level.title,
    summary: level.summary ?? '',
    fullDescription: level.fullDescription ?? '',
    fee: {
      valueString: fee?.valueString ?? '',
      amount: fee?.amount ?? undefined,
      currency: fee?.currency ?? defaultCurrency,
      basis: fee?.basis ?? '',
      notes: fee?.notes ?? '',
    },
  }
}

function toRequestBody(
  { countryId, visaId, serviceLevels }: InterventionValues,
  original?: InterventionRecord,
): InterventionInput {
  return {
    countryId: Number(countryId),
    visaId: Number(visaId),
    serviceLevels: inStoredOrder(serviceLevels.levels, original).map(({ id, fee, ...level }) => ({
      ...(id < 0 ? {} : { id }),
      ...level,
      // The schema rejects a level without an amount.
      serviceFee: { ...fee, amount: fee.amount ?? 0 },
    })),
  }
}

/** Levels that were neither added, removed nor moved are sent in the order in which the server has them. */
function inStoredOrder(
  levels: readonly Level[],
  original: InterventionRecord | undefined,
): readonly Level[] {
  const stored = original?.serviceLevels.map(toLevel) ?? []
  const findPlace = ({ id, levelNumber }: Level) =>
    stored.findIndex((level) => level.id === id && level.levelNumber === levelNumber)
  const isReordered = levels.some((level) => findPlace(level) === -1)
  return isReordered ? levels : levels.toSorted((a, b) => findPlace(a) - findPlace(b))
}

function getTranslatableFields(values: InterventionValues) {
  return translatableFields.interventions(toRequestBody(values))
}

/** 'Créer une Intervention' and 'Modifier une Intervention' (spec 2.13). */
export function InterventionForm({ id }: { id?: string }) {
  const { t, i18n } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const formatLevel = ({ fee, levelNumber, title, summary, fullDescription }: Level) =>
    [
      t('levels.heading', { levelNumber, title }),
      summary,
      htmlToText(fullDescription, '\n'),
      formatPrice(fee, i18n.language),
      fee.valueString,
      fee.basis,
      fee.notes,
    ]
      .filter((part) => part !== '')
      .join('\n')
  return (
    <RecordForm<InterventionValues, InterventionRecord, InterventionInput>
      entity="interventions"
      id={id}
      calls={calls.interventions}
      emptyValues={emptyIntervention}
      schema={InterventionValues}
      fields={[
        {
          name: 'countryId',
          label: t('interventions.country'),
          formatValue: ({ countryId }) => findRecordName(countries.data, countryId),
        },
        {
          name: 'visaId',
          label: t('interventions.visa'),
          formatValue: ({ visaId }) => findRecordName(visas.data, visaId),
        },
        {
          name: 'serviceLevels',
          label: t('levels.title'),
          formatValue: ({ serviceLevels }) => serviceLevels.levels.map(formatLevel).join('\n\n'),
        },
      ]}
      toFormValues={toFormValues}
      toRequestBody={toRequestBody}
      getTranslatableFields={getTranslatableFields}
      invalidates={['interventions']}
      toComparable={withoutUntouchedEditor}
      withStoredIds={withStoredLevelIds}
    >
      {(form) => {
        const levels = form.getValueProps('serviceLevels')
        return (
          // The form cannot be submitted while a level is being edited (spec 4).
          <FormLayout
            form={form}
            blockedReason={isLocked(levels.value) ? t('levels.unsavedLevel') : undefined}
            onBlockedSubmit={() =>
              levels.onChange(levelEditorReducer(levels.value, { type: 'submit' }))
            }
          >
            <CountryAndVisaFields
              country={{
                ...form.getValueProps('countryId'),
                placeholder: t('interventions.countryPlaceholder'),
              }}
              visa={{
                ...form.getValueProps('visaId'),
                placeholder: t('interventions.visaPlaceholder'),
              }}
              formatCountry={({ name, code }) => `${name} (${code})`}
            />
            <LevelsField {...levels} pendingInput={form.pendingInput} />
          </FormLayout>
        )
      }}
    </RecordForm>
  )
}

/** An open editor without input does not make the form dirty. */
function withoutUntouchedEditor({ serviceLevels, ...rest }: InterventionValues) {
  return {
    ...rest,
    serviceLevels: isDirty(serviceLevels) ? serviceLevels : createLevelEditor(serviceLevels.levels),
  }
}

/** The values with the ids that the server gave to levels that were new. */
function withStoredLevelIds(
  { serviceLevels, ...rest }: InterventionValues,
  stored: InterventionValues,
  submitted: InterventionValues,
): InterventionValues {
  return {
    ...rest,
    serviceLevels: withStoredIds(serviceLevels, stored.serviceLevels, submitted.serviceLevels),
  }
}
