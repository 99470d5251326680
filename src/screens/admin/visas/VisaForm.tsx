import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
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
import { RecordLoader } from '../form/RecordLoader.tsx'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useFileField } from '../form/useFileField.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
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

/** 'Créer un visa' (spec 2.13). */
export function CreateVisa() {
  return <VisaForm visa={undefined} id={undefined} />
}

/** 'Modifier un visa' (spec 2.13). */
export function EditVisa({ id }: { id: string }) {
  const { queries } = useApi()
  return (
    <RecordLoader
      entity="visas"
      id={id}
      getQuery={(visaId) => queries.visas.detail({ id: visaId })}
    >
      {(visa, visaId) => <VisaForm id={visaId} visa={visa} />}
    </RecordLoader>
  )
}

interface VisaFormProps {
  id: number | undefined
  visa: VisaRecord | undefined
}

function VisaForm({ id, visa }: VisaFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const recordForm = useRecordForm<VisaValues>({
    entity: 'visas',
    id,
    loadedValues: visa === undefined ? emptyVisa : toFormValues(visa),
    resolver: zodResolver(VisaValues),
    fields: [
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
    ],
    create: (values) => calls.visas.create({ body: toRequestBody(values) }),
    update: (visaId, values) =>
      calls.visas.update({
        parameters: { id: visaId },
        body: { id: visaId, ...toRequestBody(values, visa) },
      }),
    fetchCurrent: async (visaId) =>
      toFormValues(await calls.visas.detail({ parameters: { id: visaId } })),
    getTranslatableFields: translatableFields.visas,
    invalidates: ['visas', 'interventions', 'faqs', 'contactSubjects'],
  })
  const { form, values, getFieldProps } = recordForm
  const content = useFileField(form, 'content')
  const image = useFileField(form, 'image')
  const { field: country } = useController({ control: form.control, name: 'countryId' })
  const visasOfCountry =
    country.value === ''
      ? []
      : (visas.data ?? []).filter((each) => String(getVisaCountryId(each)) === country.value)
  const nameHint = useSlugHint('visas', { id, name: values.name }, visasOfCountry)

  return (
    <FormLayout
      recordForm={recordForm}
      preview={<VisaPreview id={visa?.id ?? undefined} body={toRequestBody(values, visa)} />}
    >
      <TextField
        {...getFieldProps('name')}
        hint={nameHint}
        announce="hint"
        autoComplete="off"
        {...form.register('name')}
      />
      <TextArea
        {...getFieldProps('summary')}
        hint={t('visas.summaryHint')}
        rows={4}
        {...form.register('summary')}
      />
      <RichTextEditor {...getFieldProps('content')} {...content} />
      <ImageField {...getFieldProps('image')} {...image} />
      <RecordSelect
        {...country}
        {...getFieldProps('countryId')}
        placeholder={t('visas.countryPlaceholder')}
        query={countries}
        toOption={toSelectOption}
      />
    </FormLayout>
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
