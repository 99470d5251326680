import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { FormLayout } from '../form/FormLayout.tsx'
import { parseRecordId } from '../form/parse-record-id.ts'
import { RecordLoader, RecordNotFound } from '../form/RecordLoader.tsx'
import { useReturnToList } from '../form/useReturnToList.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { useVisaFormFields } from './useVisaFormFields.ts'
import {
  toRequestBody,
  emptyVisa,
  toFormValues,
  VisaValues,
  type VisaRecord,
} from './form-values.ts'
import { VisaFields } from './VisaFields.tsx'
import { VisaPreview } from './VisaPreview.tsx'

const entity = 'visas'

export function CreateVisa() {
  return <VisaForm id={undefined} loadedVisa={undefined} />
}

export function EditVisa({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = parseRecordId(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('visas.notFound')} entity={entity} />
  ) : (
    <VisaLoader key={recordId} id={recordId} />
  )
}

function VisaLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.visas.detail({ id }), staleTime: 0 })
  return (
    <RecordLoader
      query={query}
      select={(visa) => visa}
      title={t('titles.editVisa')}
      notFoundTitle={t('visas.notFound')}
      entity={entity}
    >
      {(visa) => <VisaForm id={id} loadedVisa={visa} />}
    </RecordLoader>
  )
}

interface VisaFormProps {
  id: number | undefined
  /** What the server has; undefined for a visa that is to be created. */
  loadedVisa: VisaRecord | undefined
}

/** Name, summary, content, picture and country of a visa (spec 2.13). */
function VisaForm({ id, loadedVisa }: VisaFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls } = useApi()
  const returnToList = useReturnToList(entity)
  const formId = useId()
  const recordForm = useRecordForm<VisaValues>({
    draftKey: `visas/${id ?? 'new'}`,
    loadedValues: loadedVisa === undefined ? emptyVisa : toFormValues(loadedVisa),
    resolver: zodResolver(VisaValues),
    fieldNames: ['name', 'summary', 'content', 'image', 'countryId'],
    fetchCurrent:
      id === undefined
        ? undefined
        : async () => toFormValues(await calls.visas.detail({ parameters: { id } })),
    save: (values) =>
      id === undefined
        ? calls.visas.create({ body: toRequestBody(values) })
        : calls.visas.update({
            parameters: { id },
            body: { id, ...toRequestBody(values, loadedVisa) },
          }),
    invalidates: ['visas', 'interventions', 'faqs', 'contactSubjects'],
    onSaved: () => {
      returnToList(t(id === undefined ? 'visas.created' : 'visas.edited'))
    },
  })
  const fields = useVisaFormFields()
  const { problems, getError } = useFieldErrors(recordForm.form.formState.errors, fields)
  const getFieldId = (name: string) => `${formId}${name}`

  return (
    <FormLayout
      recordForm={recordForm}
      title={t(id === undefined ? 'titles.createVisa' : 'titles.editVisa')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      entity={entity}
      getFieldId={getFieldId}
      errors={problems}
      fields={fields}
      preview={<VisaPreview values={recordForm.values} original={loadedVisa} />}
    >
      <VisaFields id={id} form={recordForm.form} getFieldId={getFieldId} getError={getError} />
    </FormLayout>
  )
}
