import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Article } from '#contract/articles.ts'
import type { Tag } from '#contract/tags.ts'

import { FormFrame } from '../form/FormFrame.tsx'
import { idOf } from '../form/idParameter.ts'
import { RecordGate, RecordNotFound } from '../form/RecordGate.tsx'
import { useBackToList } from '../form/useBackToList.ts'
import { useProblems } from '../form/useProblems.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { ArticleFields } from './ArticleFields.tsx'
import { ArticlePreview } from './ArticlePreview.tsx'
import { useArticleFields } from './useArticleFields.ts'
import { ArticleValues, bodyOf, emptyArticle, valuesOf } from './values.ts'

const list = 'articles'

export function ArticleCreation() {
  return <ArticleForm id={undefined} article={undefined} />
}

export function ArticleEdition({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = idOf(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('articles.notFound')} list={list} />
  ) : (
    <ArticleLoader key={recordId} id={recordId} />
  )
}

function ArticleLoader({ id }: { id: number }) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const query = useQuery({ ...queries.articles.detail({ id }), staleTime: 0 })
  const tags = useQuery(queries.tags.list())
  return (
    <RecordGate
      query={query}
      find={(article) => article}
      title={t('titles.editArticle')}
      notFoundTitle={t('articles.notFound')}
      list={list}
      // The tags of an article may be words that only the list of tags gives an id. Fetched, not pending: a failed
      // list is asked for again by each part that shows it, and would take the form away each time.
      isWaiting={!tags.isFetched}
    >
      {(article) => <ArticleForm id={id} article={article} />}
    </RecordGate>
  )
}

interface ArticleFormProps {
  id: number | undefined
  /** What the server has; undefined for an article that is to be created. */
  article: Article | undefined
}

/** 'Créer un article' and 'Modifier un article' (spec 2.13). */
function ArticleForm({ id, article }: ArticleFormProps) {
  const { t } = useTranslation('adminForms')
  const { calls, queries } = useApi()
  const queryClient = useQueryClient()
  const onSaved = useBackToList(list)
  const formId = useId()
  const knownTags = () => queryClient.getQueryData<Tag[]>(queries.tags.list().queryKey) ?? []
  const record = useRecordForm<ArticleValues>({
    draftKey: `articles/${id ?? 'new'}`,
    loaded: article === undefined ? emptyArticle : valuesOf(article, knownTags()),
    resolver: zodResolver(ArticleValues),
    fields: ['title', 'introduction', 'content', 'image', 'countryId', 'statusId', 'tagIds'],
    readCurrent:
      id === undefined
        ? undefined
        : async () => valuesOf(await calls.articles.detail({ parameters: { id } }), knownTags()),
    save: (values) =>
      id === undefined
        ? calls.articles.create({ body: bodyOf(values) })
        : calls.articles.update({ parameters: { id }, body: { id, ...bodyOf(values, article) } }),
    affected: ['articles'],
    onSaved: () => {
      onSaved(t(id === undefined ? 'articles.created' : 'articles.edited'))
    },
  })
  const fields = useArticleFields()
  const { problems, errorOf } = useProblems(record.form.formState.errors, fields)
  const idOfField = (name: string) => `${formId}${name}`

  return (
    <FormFrame
      record={record}
      title={t(id === undefined ? 'titles.createArticle' : 'titles.editArticle')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      list={list}
      idOf={idOfField}
      problems={problems}
      fields={fields}
      preview={<ArticlePreview values={record.values} before={article} />}
    >
      <ArticleFields form={record.form} idOf={idOfField} errorOf={errorOf} />
    </FormFrame>
  )
}
