import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import { ApiError } from '#api/errors.ts'
import { translatableFields } from '#content/translations/translatable-fields.ts'
import type { Faq, FaqInput } from '#contract/faqs.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { CountryAndVisaFields } from '../form/CountryAndVisaFields.tsx'
import { findRecordName, requiredText, toNullableId, toSelectValue } from '../form/field-values.ts'
import { FormLayout } from '../form/FormLayout.tsx'
import { RecordForm } from '../form/RecordForm.tsx'

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

/** 'Créer une FAQ' and 'Modifier une FAQ' (spec 2.13). */
export function FaqForm({ id }: { id?: string }) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  return (
    <RecordForm<FaqValues, Faq, FaqInput>
      entity="faqs"
      id={id}
      calls={{
        // The contract has no call for one FAQ: it comes from the list (docs/decisions.md).
        async detail({ parameters }, signal) {
          const faqs = await calls.faqs.list({}, signal)
          const faq = faqs.find(({ id: listed }) => listed === parameters.id)
          // As the server answers for the other entities.
          if (faq === undefined) throw new ApiError('faqs.list', 404, `No FAQ ${parameters.id}`)
          return faq
        },
        list: calls.faqs.list,
        create: calls.faqs.create,
        update: ({ parameters, body: { question, response, countryId, visaId } }) =>
          calls.faqs.update({ parameters, body: { question, response, countryId, visaId } }),
      }}
      emptyValues={emptyFaq}
      schema={FaqValues}
      fields={[
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
      ]}
      toFormValues={toFormValues}
      toRequestBody={toRequestBody}
      getTranslatableFields={translatableFields.faqs}
      invalidates={['faqs']}
      // The user stays on the form and its fields are cleared (spec 4).
      staysOpen
    >
      {(form) => (
        <FormLayout form={form} saveErrorTitle={t('faqs.failed')}>
          <TextField {...form.getInputProps('question')} autoComplete="off" required />
          <TextArea {...form.getInputProps('response')} rows={8} required />
          <CountryAndVisaFields
            country={{
              ...form.getValueProps('countryId'),
              placeholder: t('faqs.countryPlaceholder'),
              required: true,
            }}
            visa={{
              ...form.getValueProps('visaId'),
              placeholder: t('faqs.subjectPlaceholder'),
              required: true,
            }}
            extraVisaOption={{ value: otherSubject, label: t('faqs.other') }}
          />
        </FormLayout>
      )}
    </RecordForm>
  )
}
