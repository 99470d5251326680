import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { findRecordName } from '../form/form-fields.ts'
import styles from '../form/FormLayout.module.css'
import { FormLayout } from '../form/FormLayout.tsx'
import { parseRecordId } from '../form/parse-record-id.ts'
import { RecordLoader, RecordNotFound } from '../form/RecordLoader.tsx'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { FaqSubjectFields } from './FaqSubjectFields.tsx'
import { toRequestBody, emptyFaq, FaqValues, otherSubject, toFormValues } from './form-values.ts'

const entity = 'faqs'

/** 'Créer une FAQ', at the id 'new' (spec 2.13). */
export function CreateFaq() {
  return <FaqForm id={undefined} loadedValues={emptyFaq} />
}

/** 'Modifier une FAQ', filled from the list (decisions.md, 7). */
export function EditFaq({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = parseRecordId(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('faqs.notFound')} entity={entity} />
  ) : (
    <FaqLoader key={recordId} id={recordId} />
  )
}

/** There is no call for one FAQ: it is found in the list (contract.md). */
function FaqLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.faqs.list(), staleTime: 0 })
  return (
    <RecordLoader
      query={query}
      select={(faqs) => faqs.find((faq) => faq.id === id)}
      title={t('titles.editFaq')}
      notFoundTitle={t('faqs.notFound')}
      entity={entity}
    >
      {(faq) => <FaqForm id={id} loadedValues={toFormValues(faq)} />}
    </RecordLoader>
  )
}

interface FaqFormProps {
  id: number | undefined
  loadedValues: FaqValues
}

function FaqForm({ id, loadedValues }: FaqFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const formId = useId()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const recordForm = useRecordForm<FaqValues>({
    draftKey: `faqs/${id ?? 'new'}`,
    loadedValues,
    resolver: zodResolver(FaqValues),
    fieldNames: ['question', 'response', 'countryId', 'visaId'],
    fetchCurrent: id === undefined ? undefined : fetchCurrent(id),
    save: (values) =>
      id === undefined
        ? calls.faqs.create({ body: toRequestBody(values) })
        : calls.faqs.update({ parameters: { id }, body: toRequestBody(values) }),
    invalidates: ['faqs'],
    // The fields are cleared and one stays (spec 4).
    onSaved() {
      recordForm.fill(emptyFaq)
    },
  })
  function fetchCurrent(faqId: number) {
    return async () => {
      const faq = (await calls.faqs.list({})).find((each) => each.id === faqId)
      // Without it the server answers 404 to the save, which says what has happened.
      return faq === undefined ? loadedValues : toFormValues(faq)
    }
  }
  const fields = [
    { name: 'question', label: t('faqs.question'), formatValue: (v: FaqValues) => v.question },
    { name: 'response', label: t('faqs.response'), formatValue: (v: FaqValues) => v.response },
    {
      name: 'countryId',
      label: t('faqs.country'),
      formatValue: (v: FaqValues) => findRecordName(countries.data, v.countryId),
    },
    {
      name: 'visaId',
      label: t('faqs.subject'),
      formatValue: (v: FaqValues) =>
        v.visaId === otherSubject ? t('faqs.other') : findRecordName(visas.data, v.visaId),
    },
  ] as const
  const { problems, getError } = useFieldErrors(recordForm.form.formState.errors, fields)
  const getFieldId = (name: string) => `${formId}${name}`

  return (
    <FormLayout
      recordForm={recordForm}
      title={t(id === undefined ? 'titles.createFaq' : 'titles.editFaq')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      entity={entity}
      getFieldId={getFieldId}
      errors={problems}
      fields={fields}
      saveErrorTitle={t('faqs.failed')}
      success={
        <SuccessMessage
          times={recordForm.savedTimes}
          text={t(id === undefined ? 'faqs.created' : 'faqs.edited')}
        />
      }
    >
      <TextField
        id={getFieldId('question')}
        label={t('faqs.question')}
        error={getError('question')}
        autoComplete="off"
        required
        {...recordForm.form.register('question')}
      />
      <TextArea
        id={getFieldId('response')}
        label={t('faqs.response')}
        error={getError('response')}
        rows={8}
        required
        {...recordForm.form.register('response')}
      />
      <FaqSubjectFields
        form={recordForm.form}
        countries={countries}
        getFieldId={getFieldId}
        getError={getError}
      />
    </FormLayout>
  )
}

/** Focused, and so read out, after each save: the form has stayed where it is. */
function SuccessMessage({ times, text }: { times: number; text: string }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (times > 0) container.current?.focus()
  }, [times])
  return (
    <div ref={container} role="status" tabIndex={-1} className={styles.success}>
      {times > 0 && <Notice variant="success" title={text} />}
    </div>
  )
}
