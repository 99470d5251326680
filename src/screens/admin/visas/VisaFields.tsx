import { useQuery } from '@tanstack/react-query'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import { countryOf } from '#domain/slug.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { ImageField } from '../form/ImageField.tsx'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useFileField } from '../form/useFileField.ts'
import { useSlugHint } from '../form/useSlugHint.ts'
import type { VisaValues } from './form-values.ts'

interface VisaFieldsProps {
  /** Undefined for a visa that is to be created. */
  id: number | undefined
  form: UseFormReturn<VisaValues>
  getFieldId: (name: string) => string
  getError: (name: keyof VisaValues) => string | undefined
}

export function VisaFields({ id, form, getFieldId, getError }: VisaFieldsProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())
  const { control } = form
  const content = useFileField(form, 'content')
  const image = useFileField(form, 'image')
  const { field: country } = useController({ control, name: 'countryId' })
  const typedName = useWatch({ control, name: 'name' })
  const nameHint = useSlugHint(
    'visas',
    { id, name: typedName },
    country.value === ''
      ? []
      : (visas.data ?? []).filter((visa) => String(countryOf(visa)) === country.value),
  )
  return (
    <>
      <TextField
        id={getFieldId('name')}
        label={t('visas.name')}
        hint={nameHint}
        announce="hint"
        error={getError('name')}
        autoComplete="off"
        {...form.register('name')}
      />
      <TextArea
        id={getFieldId('summary')}
        label={t('visas.summary')}
        hint={t('visas.summaryHint')}
        error={getError('summary')}
        rows={4}
        {...form.register('summary')}
      />
      <RichTextEditor
        id={getFieldId('content')}
        label={t('visas.content')}
        error={getError('content')}
        {...content}
      />
      <ImageField
        id={getFieldId('image')}
        label={t('visas.image')}
        error={getError('image')}
        {...image}
      />
      <RecordSelect
        {...country}
        id={getFieldId('countryId')}
        label={t('visas.country')}
        error={getError('countryId')}
        placeholder={t('visas.countryPlaceholder')}
        query={countries}
        toOption={(each) => ({ value: String(each.id), label: each.name })}
      />
    </>
  )
}
