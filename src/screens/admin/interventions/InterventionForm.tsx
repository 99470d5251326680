import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { isLocked, isTouched, levelEditorOf, stepLevelEditor } from '#domain/level-editor.ts'

import { FormFrame } from '../form/FormFrame.tsx'
import { idOf } from '../form/idParameter.ts'
import { RecordGate, RecordNotFound } from '../form/RecordGate.tsx'
import { useBackToList } from '../form/useBackToList.ts'
import { useProblems } from '../form/useProblems.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { InterventionSubject } from './InterventionSubject.tsx'
import { LevelsField } from './LevelsField.tsx'
import { useInterventionFields } from './useInterventionFields.ts'
import { bodyOf, emptyIntervention, InterventionValues, valuesOf } from './values.ts'

const list = 'interventions'

export function InterventionCreation() {
  return <InterventionForm id={undefined} loaded={emptyIntervention} />
}

export function InterventionEdition({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = idOf(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('interventions.notFound')} list={list} />
  ) : (
    <InterventionLoader key={recordId} id={recordId} />
  )
}

function InterventionLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.interventions.detail({ id }), staleTime: 0 })
  return (
    <RecordGate
      query={query}
      find={(intervention) => intervention}
      title={t('titles.editIntervention')}
      notFoundTitle={t('interventions.notFound')}
      list={list}
    >
      {(intervention) => <InterventionForm id={id} loaded={valuesOf(intervention)} />}
    </RecordGate>
  )
}

interface InterventionFormProps {
  id: number | undefined
  loaded: InterventionValues
}

/** 'Créer une Intervention' and 'Modifier une Intervention' (spec 2.13), locked while a level is edited (spec 4). */
function InterventionForm({ id, loaded }: InterventionFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls } = useApi()
  const onSaved = useBackToList(list)
  const formId = useId()
  const record = useRecordForm<InterventionValues>({
    draftKey: `interventions/${id ?? 'new'}`,
    loaded,
    resolver: zodResolver(InterventionValues),
    fields: ['countryId', 'visaId', 'serviceLevels'],
    readCurrent:
      id === undefined
        ? undefined
        : async () => valuesOf(await calls.interventions.detail({ parameters: { id } })),
    save: (values) =>
      id === undefined
        ? calls.interventions.create({ body: bodyOf(values) })
        : calls.interventions.update({ parameters: { id }, body: { id, ...bodyOf(values) } }),
    affected: ['interventions'],
    onSaved: () => {
      onSaved(t(id === undefined ? 'interventions.created' : 'interventions.edited'))
    },
    whatCounts: withoutUntouchedEditor,
  })
  const { field: levels } = useController({ control: record.form.control, name: 'serviceLevels' })
  const fields = useInterventionFields()
  const { problems, errorOf } = useProblems(record.form.formState.errors, fields)
  const idOfField = (name: string) => `${formId}${name}`

  return (
    <FormFrame
      record={record}
      title={t(id === undefined ? 'titles.createIntervention' : 'titles.editIntervention')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      list={list}
      idOf={idOfField}
      problems={problems}
      fields={fields}
      lockReason={isLocked(levels.value) ? t('levels.alert') : undefined}
      onLockedSubmit={() => {
        levels.onChange(stepLevelEditor(levels.value, { type: 'submit' }))
      }}
    >
      <InterventionSubject form={record.form} idOf={idOfField} errorOf={errorOf} />
      <LevelsField
        id={idOfField('serviceLevels')}
        error={errorOf('serviceLevels')}
        value={levels.value}
        onChange={levels.onChange}
      />
    </FormFrame>
  )
}

/** An editor in which nothing was typed is as good as closed. */
function withoutUntouchedEditor({ serviceLevels, ...rest }: InterventionValues) {
  const { levels } = serviceLevels
  return {
    ...rest,
    serviceLevels: isTouched(serviceLevels) ? serviceLevels : levelEditorOf(levels),
  }
}
