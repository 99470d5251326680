import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { isLocked, isDirty, createLevelEditor, levelEditorReducer } from '#domain/level-editor.ts'

import { FormLayout } from '../form/FormLayout.tsx'
import { parseRecordId } from '../form/parse-record-id.ts'
import { RecordLoader, RecordNotFound } from '../form/RecordLoader.tsx'
import { useReturnToList } from '../form/useReturnToList.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { InterventionSubjectFields } from './InterventionSubjectFields.tsx'
import { LevelsField } from './LevelsField.tsx'
import { useInterventionFormFields } from './useInterventionFormFields.ts'
import {
  toRequestBody,
  emptyIntervention,
  InterventionValues,
  toFormValues,
} from './form-values.ts'

const entity = 'interventions'

export function CreateIntervention() {
  return <InterventionForm id={undefined} loadedValues={emptyIntervention} />
}

export function EditIntervention({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = parseRecordId(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('interventions.notFound')} entity={entity} />
  ) : (
    <InterventionLoader key={recordId} id={recordId} />
  )
}

function InterventionLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.interventions.detail({ id }), staleTime: 0 })
  return (
    <RecordLoader
      query={query}
      select={(intervention) => intervention}
      title={t('titles.editIntervention')}
      notFoundTitle={t('interventions.notFound')}
      entity={entity}
    >
      {(intervention) => <InterventionForm id={id} loadedValues={toFormValues(intervention)} />}
    </RecordLoader>
  )
}

interface InterventionFormProps {
  id: number | undefined
  loadedValues: InterventionValues
}

/** 'Créer une Intervention' and 'Modifier une Intervention' (spec 2.13), locked while a level is edited (spec 4). */
function InterventionForm({ id, loadedValues }: InterventionFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls } = useApi()
  const returnToList = useReturnToList(entity)
  const formId = useId()
  const recordForm = useRecordForm<InterventionValues>({
    draftKey: `interventions/${id ?? 'new'}`,
    loadedValues,
    resolver: zodResolver(InterventionValues),
    fieldNames: ['countryId', 'visaId', 'serviceLevels'],
    fetchCurrent:
      id === undefined
        ? undefined
        : async () => toFormValues(await calls.interventions.detail({ parameters: { id } })),
    save: (values) =>
      id === undefined
        ? calls.interventions.create({ body: toRequestBody(values) })
        : calls.interventions.update({
            parameters: { id },
            body: { id, ...toRequestBody(values) },
          }),
    invalidates: ['interventions'],
    onSaved: () => {
      returnToList(t(id === undefined ? 'interventions.created' : 'interventions.edited'))
    },
    toComparable: withoutUntouchedEditor,
  })
  const { field: levels } = useController({
    control: recordForm.form.control,
    name: 'serviceLevels',
  })
  const fields = useInterventionFormFields()
  const { problems, getError } = useFieldErrors(recordForm.form.formState.errors, fields)
  const getFieldId = (name: string) => `${formId}${name}`

  return (
    <FormLayout
      recordForm={recordForm}
      title={t(id === undefined ? 'titles.createIntervention' : 'titles.editIntervention')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      entity={entity}
      getFieldId={getFieldId}
      errors={problems}
      fields={fields}
      blockedReason={isLocked(levels.value) ? t('levels.unsavedLevel') : undefined}
      onBlockedSubmit={() => {
        levels.onChange(levelEditorReducer(levels.value, { type: 'submit' }))
      }}
    >
      <InterventionSubjectFields
        form={recordForm.form}
        getFieldId={getFieldId}
        getError={getError}
      />
      <LevelsField
        id={getFieldId('serviceLevels')}
        error={getError('serviceLevels')}
        value={levels.value}
        onChange={levels.onChange}
      />
    </FormLayout>
  )
}

/** An editor in which nothing was typed is as good as closed. */
function withoutUntouchedEditor({ serviceLevels, ...rest }: InterventionValues) {
  const { levels } = serviceLevels
  return {
    ...rest,
    serviceLevels: isDirty(serviceLevels) ? serviceLevels : createLevelEditor(levels),
  }
}
