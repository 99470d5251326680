import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { FormFrame } from '../form/FormFrame.tsx'
import { idOf } from '../form/idParameter.ts'
import { RecordGate, RecordNotFound } from '../form/RecordGate.tsx'
import { useBackToList } from '../form/useBackToList.ts'
import { useProblems } from '../form/useProblems.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { useVisaFields } from './useVisaFields.ts'
import { bodyOf, emptyVisa, valuesOf, VisaValues, type VisaRecord } from './values.ts'
import { VisaFields } from './VisaFields.tsx'
import { VisaPreview } from './VisaPreview.tsx'

const list = 'visas'

export function VisaCreation() {
  return <VisaForm id={undefined} record={undefined} />
}

export function VisaEdition({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = idOf(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('visas.notFound')} list={list} />
  ) : (
    <VisaLoader key={recordId} id={recordId} />
  )
}

function VisaLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.visas.detail({ id }), staleTime: 0 })
  return (
    <RecordGate
      query={query}
      find={(visa) => visa}
      title={t('titles.editVisa')}
      notFoundTitle={t('visas.notFound')}
      list={list}
    >
      {(visa) => <VisaForm id={id} record={visa} />}
    </RecordGate>
  )
}

interface VisaFormProps {
  id: number | undefined
  /** What the server has; undefined for a visa that is to be created. */
  record: VisaRecord | undefined
}

/** Name, summary, content, picture and country of a visa (spec 2.13). */
function VisaForm({ id, record: visa }: VisaFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls } = useApi()
  const onSaved = useBackToList(list)
  const formId = useId()
  const record = useRecordForm<VisaValues>({
    draftKey: `visas/${id ?? 'new'}`,
    loaded: visa === undefined ? emptyVisa : valuesOf(visa),
    resolver: zodResolver(VisaValues),
    fields: ['name', 'summary', 'content', 'image', 'countryId'],
    readCurrent:
      id === undefined
        ? undefined
        : async () => valuesOf(await calls.visas.detail({ parameters: { id } })),
    save: (values) =>
      id === undefined
        ? calls.visas.create({ body: bodyOf(values) })
        : calls.visas.update({ parameters: { id }, body: { id, ...bodyOf(values, visa) } }),
    affected: ['visas', 'interventions', 'faqs', 'contactSubjects'],
    onSaved: () => {
      onSaved(t(id === undefined ? 'visas.created' : 'visas.edited'))
    },
  })
  const fields = useVisaFields()
  const { problems, errorOf } = useProblems(record.form.formState.errors, fields)
  const idOfField = (name: string) => `${formId}${name}`

  return (
    <FormFrame
      record={record}
      title={t(id === undefined ? 'titles.createVisa' : 'titles.editVisa')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      list={list}
      idOf={idOfField}
      problems={problems}
      fields={fields}
      preview={<VisaPreview values={record.values} before={visa} />}
    >
      <VisaFields id={id} form={record.form} idOf={idOfField} errorOf={errorOf} />
    </FormFrame>
  )
}
