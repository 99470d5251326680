import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import { translatableFields } from '#content/translations/translatable-fields.ts'
import type { Faq, FaqInput } from '#contract/faqs.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { CountryAndVisaFields } from '../form/CountryAndVisaFields.tsx'
import { findRecordName, requiredText, toNullableId, toSelectValue } from '../form/field-values.ts'
import styles from '../form/FormLayout.module.css'
import { FormLayout } from '../form/FormLayout.tsx'
import { RecordLoader } from '../form/RecordLoader.tsx'
import { useRecordForm } from '../form/useRecordForm.ts'

/** The subject 'Autre', which the request sends as a null visa (spec 3). */
const otherSubject = 'other'

/** Every field is required (spec 5). */
const FaqValues = z.object({
  question: requiredText('faqQuestion'),
  response: requiredText('faqResponse'),
  countryId: requiredText('faqCountry'),
  visaId: requiredText('faqVisa'),
})
type FaqValues = z.infer<typeof FaqValues>

const emptyFaq: FaqValues = { question: '', response: '', countryId: '', visaId: '' }

function toFormValues({ question, response, countryId, visaId }: Faq): FaqValues {
  return {
    question,
    response,
    countryId: toSelectValue(countryId),
    visaId: visaId == null ? otherSubject : String(visaId),
  }
}

function toRequestBody({ question, response, countryId, visaId }: FaqValues): FaqInput {
  return {
    question,
    response,
    countryId: Number(countryId),
    visaId: visaId === otherSubject ? null : toNullableId(visaId),
  }
}

/** 'Créer une FAQ', at the id 'new' (spec 2.13). */
export function CreateFaq() {
  return <FaqForm id={undefined} loadedValues={emptyFaq} />
}

/** 'Modifier une FAQ'. The contract has no call for one FAQ: it comes from the list (docs/decisions.md). */
export function EditFaq({ id }: { id: string }) {
  const { queries } = useApi()
  return (
    <RecordLoader
      entity="faqs"
      id={id}
      getQuery={(faqId) => ({
        ...queries.faqs.list(),
        select: (faqs: Faq[]) => faqs.find((faq) => faq.id === faqId),
      })}
    >
      {(faq, faqId) => <FaqForm id={faqId} loadedValues={toFormValues(faq)} />}
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
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const recordForm = useRecordForm<FaqValues>({
    entity: 'faqs',
    id,
    loadedValues,
    resolver: zodResolver(FaqValues),
    fields: [
      { name: 'question', label: t('faqs.question') },
      { name: 'response', label: t('faqs.response') },
      {
        name: 'countryId',
        label: t('faqs.country'),
        formatValue: ({ countryId }) => findRecordName(countries.data, countryId),
      },
      {
        name: 'visaId',
        label: t('faqs.subject'),
        formatValue: ({ visaId }) =>
          visaId === otherSubject ? t('faqs.other') : findRecordName(visas.data, visaId),
      },
    ],
    create: (values) => calls.faqs.create({ body: toRequestBody(values) }),
    update: (faqId, values) =>
      calls.faqs.update({ parameters: { id: faqId }, body: toRequestBody(values) }),
    fetchCurrent: async (faqId) => {
      const faq = (await calls.faqs.list({})).find((each) => each.id === faqId)
      // If the FAQ is gone, the save itself fails with a 404, which explains it.
      return faq === undefined ? loadedValues : toFormValues(faq)
    },
    getTranslatableFields: translatableFields.faqs,
    invalidates: ['faqs'],
    // The user stays on the form and its fields are cleared (spec 4).
    onSaved() {
      recordForm.resetTo(emptyFaq)
    },
  })
  const { form, getFieldProps } = recordForm
  const { field: country } = useController({ control: form.control, name: 'countryId' })
  const { field: visa } = useController({ control: form.control, name: 'visaId' })

  return (
    <FormLayout
      recordForm={recordForm}
      saveErrorTitle={t('faqs.failed')}
      success={
        <SuccessMessage
          saveCount={recordForm.saveCount}
          text={t(id === undefined ? 'faqs.created' : 'faqs.edited')}
        />
      }
    >
      <TextField
        {...getFieldProps('question')}
        autoComplete="off"
        required
        {...form.register('question')}
      />
      <TextArea {...getFieldProps('response')} rows={8} required {...form.register('response')} />
      <CountryAndVisaFields
        country={{
          ...country,
          ...getFieldProps('countryId'),
          placeholder: t('faqs.countryPlaceholder'),
          required: true,
        }}
        visa={{
          ...visa,
          ...getFieldProps('visaId'),
          placeholder: t('faqs.subjectPlaceholder'),
          required: true,
        }}
        extraVisaOption={{ value: otherSubject, label: t('faqs.other') }}
      />
    </FormLayout>
  )
}

/** Takes the focus after each save, so that screen readers read it. */
function SuccessMessage({ saveCount, text }: { saveCount: number; text: string }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saveCount > 0) container.current?.focus()
  }, [saveCount])
  return (
    <div ref={container} role="status" tabIndex={-1} className={styles.success}>
      {saveCount > 0 && <Notice variant="success" title={text} />}
    </div>
  )
}
