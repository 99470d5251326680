import { zodResolver } from '@hookform/resolvers/zod'
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
  feeCurrencies,
  isDirty,
  isLocked,
  levelEditorReducer,
  type Level,
  type LevelEditorState,
} from '#domain/level-editor.ts'

import { CountryAndVisaFields } from '../form/CountryAndVisaFields.tsx'
import { findRecordName, requiredText } from '../form/field-values.ts'
import { FormLayout } from '../form/FormLayout.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { formatPrice, LevelsField } from './LevelsField.tsx'

/** The country and the visa are required, because the public page is found by them (docs/decisions.md). */
const InterventionValues = z.object({
  countryId: requiredText('interventionCountry'),
  visaId: requiredText('interventionVisa'),
  serviceLevels: z
    .custom<LevelEditorState>()
    .check(
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

function toLevel({ id, serviceFee: fee, ...level }: ServiceLevel): Level {
  return {
    ...(id == null ? {} : { id }),
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

function toRequestBody({
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
      // The schema rejects a level without an amount.
      serviceFee: { ...fee, amount: fee.amount ?? 0 },
    })),
  }
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
      resolver={zodResolver(InterventionValues)}
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
            <LevelsField {...levels} />
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

/**
 * A level that was new when it was saved has an id now, which the next save must send. It is found by its number, among
 * the stored levels that the save did not send with an id.
 */
function withStoredLevelIds(
  { serviceLevels, ...rest }: InterventionValues,
  stored: InterventionValues,
  submitted: InterventionValues,
): InterventionValues {
  const sentIds = new Set(submitted.serviceLevels.levels.map(({ id }) => id))
  const levels = serviceLevels.levels.map((level) => {
    const match = stored.serviceLevels.levels.find(
      ({ id, levelNumber }) => levelNumber === level.levelNumber && !sentIds.has(id),
    )
    return level.id === undefined && match?.id !== undefined ? { ...level, id: match.id } : level
  })
  return { ...rest, serviceLevels: { ...serviceLevels, levels } }
}
