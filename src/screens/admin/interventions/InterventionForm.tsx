import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
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
import { RecordLoader } from '../form/RecordLoader.tsx'
import { useRecordForm } from '../form/useRecordForm.ts'
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

const emptyIntervention: InterventionValues = {
  countryId: '',
  visaId: '',
  serviceLevels: createLevelEditor([]),
}

function toFormValues(intervention: InferSchema<typeof InterventionDetail>): InterventionValues {
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

/** 'Créer une Intervention' (spec 2.13). */
export function CreateIntervention() {
  return <InterventionForm id={undefined} loadedValues={emptyIntervention} />
}

/** 'Modifier une Intervention' (spec 2.13). */
export function EditIntervention({ id }: { id: string }) {
  const { queries } = useApi()
  return (
    <RecordLoader
      entity="interventions"
      id={id}
      getQuery={(interventionId) => queries.interventions.detail({ id: interventionId })}
    >
      {(intervention, interventionId) => (
        <InterventionForm id={interventionId} loadedValues={toFormValues(intervention)} />
      )}
    </RecordLoader>
  )
}

interface InterventionFormProps {
  id: number | undefined
  loadedValues: InterventionValues
}

/** The form cannot be submitted while a level is being edited (spec 4). */
function InterventionForm({ id, loadedValues }: InterventionFormProps) {
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
  const recordForm = useRecordForm<InterventionValues>({
    entity: 'interventions',
    id,
    loadedValues,
    resolver: zodResolver(InterventionValues),
    fields: [
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
    ],
    create: (values) => calls.interventions.create({ body: toRequestBody(values) }),
    update: (interventionId, values) =>
      calls.interventions.update({
        parameters: { id: interventionId },
        body: { id: interventionId, ...toRequestBody(values) },
      }),
    fetchCurrent: async (interventionId) =>
      toFormValues(await calls.interventions.detail({ parameters: { id: interventionId } })),
    getTranslatableFields,
    invalidates: ['interventions'],
    toComparable: withoutUntouchedEditor,
  })
  const { form, getFieldProps } = recordForm
  const { field: country } = useController({ control: form.control, name: 'countryId' })
  const { field: visa } = useController({ control: form.control, name: 'visaId' })
  const { field: levels } = useController({ control: form.control, name: 'serviceLevels' })

  return (
    <FormLayout
      recordForm={recordForm}
      blockedReason={isLocked(levels.value) ? t('levels.unsavedLevel') : undefined}
      onBlockedSubmit={() => levels.onChange(levelEditorReducer(levels.value, { type: 'submit' }))}
    >
      <CountryAndVisaFields
        country={{
          ...country,
          ...getFieldProps('countryId'),
          placeholder: t('interventions.countryPlaceholder'),
        }}
        visa={{
          ...visa,
          ...getFieldProps('visaId'),
          placeholder: t('interventions.visaPlaceholder'),
        }}
        formatCountry={({ name, code }) => `${name} (${code})`}
      />
      <LevelsField
        {...getFieldProps('serviceLevels')}
        value={levels.value}
        onChange={levels.onChange}
      />
    </FormLayout>
  )
}

/** An open editor without input does not make the form dirty. */
function withoutUntouchedEditor({ serviceLevels, ...rest }: InterventionValues) {
  return {
    ...rest,
    serviceLevels: isDirty(serviceLevels) ? serviceLevels : createLevelEditor(serviceLevels.levels),
  }
}
