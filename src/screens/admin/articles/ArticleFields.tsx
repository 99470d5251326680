import { useQuery } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import styles from '../form/FormLayout.module.css'
import { ImageField } from '../form/ImageField.tsx'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useFileField } from '../form/useFileField.ts'
import { TagsField } from './TagsField.tsx'
import type { ArticleValues } from './form-values.ts'

interface ArticleFieldsProps {
  form: UseFormReturn<ArticleValues>
  getFieldId: (name: string) => string
  getError: (name: keyof ArticleValues) => string | undefined
}

export function ArticleFields({ form, getFieldId, getError }: ArticleFieldsProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const statuses = useQuery(queries.articleStatuses.list())
  const { control } = form
  const content = useFileField(form, 'content')
  const image = useFileField(form, 'image')
  const { field: country } = useController({ control, name: 'countryId' })
  const { field: status } = useController({ control, name: 'statusId' })
  const { field: tagIds } = useController({ control, name: 'tagIds' })
  const getFieldProps = (name: keyof ArticleValues) => ({
    id: getFieldId(name),
    error: getError(name),
  })
  return (
    <>
      <TextField
        {...getFieldProps('title')}
        label={t('articles.title')}
        autoComplete="off"
        {...form.register('title')}
      />
      <TextArea
        {...getFieldProps('introduction')}
        label={t('articles.introduction')}
        hint={t('articles.introductionHint')}
        rows={4}
        {...form.register('introduction')}
      />
      <RichTextEditor {...getFieldProps('content')} label={t('articles.content')} {...content} />
      <ImageField {...getFieldProps('image')} label={t('articles.image')} {...image} />
      <div className={styles.twoColumns}>
        <RecordSelect
          {...country}
          {...getFieldProps('countryId')}
          label={t('articles.country')}
          hint={t('articles.countryHint')}
          placeholder={t('articles.allCountries')}
          query={countries}
          toOption={({ id, name }) => ({ value: String(id), label: name })}
        />
        <RecordSelect
          {...status}
          {...getFieldProps('statusId')}
          label={t('articles.status')}
          hint={t('articles.statusHint')}
          placeholder={t('articles.statusPlaceholder')}
          query={statuses}
          toOption={({ id, status: name }) => ({ value: String(id), label: name })}
        />
      </div>
      <TagsField {...getFieldProps('tagIds')} value={tagIds.value} onChange={tagIds.onChange} />
    </>
  )
}
