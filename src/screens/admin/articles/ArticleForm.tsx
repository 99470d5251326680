import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDeferredValue, useState } from 'react'

import { useApi } from '#api/context.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import type { Article, ArticleInput } from '#contract/articles.ts'
import type { Tag } from '#contract/tags.ts'
import { getArticleTags } from '#domain/articles.ts'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { ArticleBody } from '#components/ArticleBody.tsx'
import { translatableFields } from '#content/translations/translatable-fields.ts'

import {
  findRecordName,
  getImageSize,
  requiredText,
  toNullableId,
  toNullableImage,
  toSelectOption,
  toSelectValue,
} from '../form/field-values.ts'
import styles from '../form/FormLayout.module.css'
import { FormLayout } from '../form/FormLayout.tsx'
import { ImageField } from '../form/ImageField.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { findTagId, sortTags, TagsField } from './TagsField.tsx'
import { Preview } from '../form/Preview.tsx'

/** The form has no field for it and sends this author for a new article (spec 6, 9). An edit keeps the record's own. */
const newArticleAuthorId = 92

/** Only the title is required, because the slug comes from it (docs/decisions.md). */
const ArticleValues = z.object({
  title: requiredText('articleTitle'),
  introduction: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  countryId: z.string(),
  statusId: z.string(),
  /** A server may give an article's tags by their names only (spec 3). */
  tagIds: z.array(z.union([z.number(), z.string()])),
})
type ArticleValues = z.infer<typeof ArticleValues>

const emptyArticle: ArticleValues = {
  title: '',
  introduction: '',
  content: '',
  image: null,
  countryId: '',
  statusId: '',
  tagIds: [],
}

function toFormValues(article: Article): ArticleValues {
  const status = typeof article.articleStatus === 'object' ? article.articleStatus?.id : undefined
  return {
    title: article.title,
    introduction: article.introduction ?? '',
    content: article.content ?? '',
    image: toNullableImage(article.image),
    countryId: toSelectValue(article.countryId),
    statusId: toSelectValue(article.statusId ?? status),
    tagIds: sortTags(getArticleTags(article).map(({ id, name }) => id ?? name)),
  }
}

/** The tags whose names are not in the list, perhaps because it is not there, have no id to send. */
const isSendable = (tags: readonly Tag[]) => (tag: number | string) =>
  typeof tag === 'number' || findTagId(tags, tag) !== undefined

function toRequestBody(
  values: ArticleValues,
  tags: readonly Tag[],
  original?: Article,
): ArticleInput {
  return {
    title: values.title.trim(),
    authorId: original?.authorId ?? newArticleAuthorId,
    introduction: values.introduction,
    content: values.content,
    image: values.image,
    countryId: toNullableId(values.countryId),
    statusId: toNullableId(values.statusId),
    tagIds: values.tagIds
      .flatMap((tag) => (typeof tag === 'number' ? tag : (findTagId(tags, tag) ?? [])))
      .toSorted((a, b) => a - b),
  }
}

/** 'Créer un article' and 'Modifier un article' (spec 2.13). */
export function ArticleForm({ id }: { id?: string }) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const statuses = useQuery({
    ...queries.articleStatuses.list(),
    select: (all) => all.map(({ id: statusId, status }) => ({ id: statusId, name: status })),
  })
  const { data: tags = [] } = useQuery(queries.tags.list())
  return (
    <RecordForm<ArticleValues, Article, ArticleInput>
      entity="articles"
      id={id}
      calls={calls.articles}
      emptyValues={emptyArticle}
      schema={z.object({
        ...ArticleValues.shape,
        tagIds: ArticleValues.shape.tagIds.check(
          z.refine((chosen) => chosen.every(isSendable(tags)), 'articleTags'),
        ),
      })}
      fields={[
        { name: 'title', label: t('articles.title') },
        { name: 'introduction', label: t('articles.introduction') },
        {
          name: 'content',
          label: t('articles.content'),
          formatValue: ({ content }) => htmlToText(content, '\n'),
        },
        {
          name: 'image',
          label: t('articles.image'),
          formatValue: ({ image }) =>
            t(image === null ? 'image.none' : 'image.present', getImageSize(image)),
        },
        {
          name: 'countryId',
          label: t('articles.country'),
          formatValue: ({ countryId }) =>
            findRecordName(countries.data, countryId) || t('articles.allCountries'),
        },
        {
          name: 'statusId',
          label: t('articles.status'),
          formatValue: ({ statusId }) => findRecordName(statuses.data, statusId),
        },
        {
          name: 'tagIds',
          label: t('articles.tags'),
          formatValue: ({ tagIds }) =>
            tagIds
              .map((tag) => (typeof tag === 'string' ? tag : findRecordName(tags, String(tag))))
              .join(', '),
        },
      ]}
      toFormValues={toFormValues}
      toRequestBody={(values, original) => toRequestBody(values, tags, original)}
      getTranslatableFields={translatableFields.articles}
      invalidates={['articles']}
    >
      {(form, original) => (
        <FormLayout
          form={form}
          preview={<ArticlePreview original={original} body={form.getRequestBody()} />}
        >
          <TextField {...form.getInputProps('title')} autoComplete="off" />
          <TextArea
            {...form.getInputProps('introduction')}
            hint={t('articles.introductionHint')}
            rows={4}
          />
          <RichTextEditor {...form.getFileProps('content')} />
          <ImageField {...form.getFileProps('image')} />
          <div className={styles.twoColumns}>
            <RecordSelect
              {...form.getValueProps('countryId')}
              hint={t('articles.countryHint')}
              placeholder={t('articles.allCountries')}
              query={countries}
              toOption={toSelectOption}
            />
            <RecordSelect
              {...form.getValueProps('statusId')}
              hint={t('articles.statusHint')}
              placeholder={t('articles.statusPlaceholder')}
              query={statuses}
              toOption={toSelectOption}
            />
          </div>
          <TagsField {...form.getValueProps('tagIds')} />
        </FormLayout>
      )}
    </RecordForm>
  )
}

interface ArticlePreviewProps {
  /** Undefined for a new article. */
  original: Article | undefined
  body: ArticleInput
}

/** Previews the article as the blog shows it. */
function ArticlePreview({ original, body }: ArticlePreviewProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const tags = useQuery(queries.tags.list())
  // The API has no list of authors: the name is that of an article of the same author.
  const articles = useQuery(queries.articles.list())
  const [today] = useState(() => new Date().toISOString())
  const { tagIds, ...content } = useDeferredValue(body)
  const country = countries.data?.find(({ id }) => id === content.countryId)
  const author =
    original?.authorId === content.authorId
      ? original.author
      : articles.data?.find(({ authorId }) => authorId === content.authorId)?.author
  return (
    <Preview>
      <ArticleBody
        article={{
          id: 0,
          date: today,
          ...original,
          ...content,
          author: author ?? { firstName: t('preview.author', { id: content.authorId }) },
          title: content.title || t('preview.noTitle'),
          country: country ?? 'ALL',
          tags: tags.data?.filter(({ id }) => tagIds.includes(id)) ?? [],
        }}
      />
    </Preview>
  )
}
