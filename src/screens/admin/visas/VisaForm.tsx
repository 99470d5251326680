import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDeferredValue } from 'react'

import { useApi } from '#api/context.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import type { InferSchema } from '#contract/schema.ts'
import type { VisaDetail, VisaInput } from '#contract/visas.ts'
import { htmlToParagraphs, paragraphsToHtml } from '#domain/paragraphs.ts'
import { getVisaCountryId, withSlugs, withVisaSlugs } from '#domain/slug.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { VisaContent } from '#components/VisaContent.tsx'
import { translatableFields } from '#content/translations/translatable-fields.ts'

import {
  findRecordName,
  getImageSize,
  toNullableId,
  toNullableImage,
  toSelectOption,
  toSelectValue,
} from '../form/field-values.ts'
import { FormLayout } from '../form/FormLayout.tsx'
import { ImageField } from '../form/ImageField.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useSlugHint } from '../form/useSlugHint.ts'
import { Preview } from '../form/Preview.tsx'

/** The form has no field for it and sends this value for a new visa (spec 5, 9). An edit keeps the record's own. */
const newVisaInterventionId = 1

/** No field is required (spec 5). */
const VisaValues = z.object({
  name: z.string(),
  summary: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  countryId: z.string(),
})
type VisaValues = z.infer<typeof VisaValues>
type VisaRecord = InferSchema<typeof VisaDetail>

const emptyVisa: VisaValues = { name: '', summary: '', content: '', image: null, countryId: '' }

function toFormValues(visa: VisaRecord): VisaValues {
  return {
    name: visa.name,
    summary: htmlToParagraphs(visa.summary ?? ''),
    content: visa.content ?? '',
    image: toNullableImage(visa.image),
    countryId: toSelectValue(visa.countryId ?? visa.country?.id),
  }
}

/** An unchanged summary is sent exactly as `original` had it. */
function toRequestBody(values: VisaValues, original?: VisaRecord): VisaInput {
  return {
    name: values.name.trim(),
    content: values.content,
    summary: paragraphsToHtml(values.summary, original?.summary ?? ''),
    countryId: toNullableId(values.countryId),
    interventionId: original?.interventionId ?? newVisaInterventionId,
    image: values.image,
  }
}

/** 'Créer un visa' and 'Modifier un visa' (spec 2.13). */
export function VisaForm({ id }: { id?: string }) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const { data: visas = [] } = useQuery(queries.visas.list())
  const getSlugHint = useSlugHint('visas')
  const getVisasOfCountry = (countryId: string) =>
    countryId === '' ? [] : visas.filter((visa) => String(getVisaCountryId(visa)) === countryId)
  return (
    <RecordForm<VisaValues, VisaRecord, VisaInput>
      entity="visas"
      id={id}
      calls={calls.visas}
      emptyValues={emptyVisa}
      schema={VisaValues}
      fields={[
        { name: 'name', label: t('visas.name') },
        { name: 'summary', label: t('visas.summary') },
        {
          name: 'content',
          label: t('visas.content'),
          formatValue: ({ content }) => htmlToText(content, '\n'),
        },
        {
          name: 'image',
          label: t('visas.image'),
          formatValue: ({ image }) =>
            t(image === null ? 'image.none' : 'image.present', getImageSize(image)),
        },
        {
          name: 'countryId',
          label: t('visas.country'),
          formatValue: ({ countryId }) => findRecordName(countries.data, countryId),
        },
      ]}
      toFormValues={toFormValues}
      toRequestBody={toRequestBody}
      getTranslatableFields={translatableFields.visas}
      invalidates={['visas', 'interventions', 'faqs', 'contactSubjects']}
    >
      {(form) => (
        <FormLayout form={form} preview={<VisaPreview id={form.id} body={form.getRequestBody()} />}>
          <TextField
            {...form.getInputProps('name')}
            hint={getSlugHint(
              { id: form.id, name: form.values.name },
              getVisasOfCountry(form.values.countryId),
            )}
            announce="hint"
            autoComplete="off"
          />
          <TextArea {...form.getInputProps('summary')} hint={t('visas.summaryHint')} rows={4} />
          <RichTextEditor {...form.getFileProps('content')} />
          <ImageField {...form.getFileProps('image')} />
          <RecordSelect
            {...form.getValueProps('countryId')}
            placeholder={t('visas.countryPlaceholder')}
            query={countries}
            toOption={toSelectOption}
          />
        </FormLayout>
      )}
    </RecordForm>
  )
}

interface VisaPreviewProps {
  /** Undefined for a new visa. */
  id: number | undefined
  body: VisaInput
}

/** Previews the content of the public page 'visa details'. */
function VisaPreview({ id = Number.MAX_SAFE_INTEGER, body }: VisaPreviewProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const visas = useQuery(queries.visas.list())
  const deferredBody = useDeferredValue(body)
  const country = countries.data?.find((each) => each.id === deferredBody.countryId)
  const visa = { ...deferredBody, id, name: deferredBody.name || t('preview.noName') }
  const others = visas.data?.filter((each) => each.id !== id) ?? []
  const [slugged] = withVisaSlugs([visa, ...others])
  return (
    <Preview>
      <VisaContent
        country={country ?? { id: 0, name: t('preview.noCountry'), code: '' }}
        visa={visa}
        slugs={{ country: country?.slug ?? '', visa: slugged?.slug ?? '' }}
      />
    </Preview>
  )
}
