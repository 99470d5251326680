import { useQuery } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { RichTextEditor } from '#content/RichTextEditor/RichTextEditor.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { ImageField } from '../form/ImageField.tsx'
import { RecordSelect } from '../form/RecordSelect.tsx'
import type { VisaValues } from './values.ts'

interface VisaFieldsProps {
  form: UseFormReturn<VisaValues>
  idOf: (name: string) => string
  errorOf: (name: keyof VisaValues) => string | undefined
}

export function VisaFields({ form, idOf, errorOf }: VisaFieldsProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const { control } = form
  const { field: content } = useController({ control, name: 'content' })
  const { field: image } = useController({ control, name: 'image' })
  const { field: country } = useController({ control, name: 'countryId' })
  return (
    <>
      <TextField
        id={idOf('name')}
        label={t('visas.name')}
        error={errorOf('name')}
        autoComplete="off"
        {...form.register('name')}
      />
      <TextArea
        id={idOf('summary')}
        label={t('visas.summary')}
        hint={t('visas.summaryHint')}
        error={errorOf('summary')}
        rows={4}
        {...form.register('summary')}
      />
      <RichTextEditor
        id={idOf('content')}
        label={t('visas.content')}
        error={errorOf('content')}
        value={content.value}
        onChange={content.onChange}
      />
      <ImageField
        id={idOf('image')}
        label={t('visas.image')}
        error={errorOf('image')}
        value={image.value}
        onChange={image.onChange}
      />
      <RecordSelect
        {...country}
        id={idOf('countryId')}
        label={t('visas.country')}
        error={errorOf('countryId')}
        placeholder={t('visas.countryPlaceholder')}
        list={countries}
        optionOf={({ id, name }) => ({ value: String(id), label: name })}
      />
    </>
  )
}
