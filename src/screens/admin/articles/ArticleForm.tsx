import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Article } from '#contract/articles.ts'
import type { Tag } from '#contract/tags.ts'

import { FormLayout } from '../form/FormLayout.tsx'
import { parseRecordId } from '../form/parse-record-id.ts'
import { RecordLoader, RecordNotFound } from '../form/RecordLoader.tsx'
import { useReturnToList } from '../form/useReturnToList.ts'
import { useFieldErrors } from '../form/useFieldErrors.ts'
import { useRecordForm } from '../form/useRecordForm.ts'
import { ArticleFields } from './ArticleFields.tsx'
import { ArticlePreview } from './ArticlePreview.tsx'
import { useArticleFormFields } from './useArticleFormFields.ts'
import { ArticleValues, toRequestBody, emptyArticle, toFormValues } from './form-values.ts'

const entity = 'articles'

export function CreateArticle() {
  return <ArticleForm id={undefined} article={undefined} />
}

export function EditArticle({ id }: { id: string }) {
  const { t } = useTranslation('adminForms')
  const recordId = parseRecordId(id)
  return recordId === undefined ? (
    <RecordNotFound title={t('articles.notFound')} entity={entity} />
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
    <RecordLoader
      query={query}
      select={(article) => article}
      title={t('titles.editArticle')}
      notFoundTitle={t('articles.notFound')}
      entity={entity}
      // The tags of an article may be words that only the list of tags gives an id. Fetched, not pending: a failed
      // list is asked for again by each part that shows it, and would take the form away each time.
      isWaiting={!tags.isFetched}
    >
      {(article) => <ArticleForm id={id} article={article} />}
    </RecordLoader>
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
  const returnToList = useReturnToList(entity)
  const formId = useId()
  const knownTags = () => queryClient.getQueryData<Tag[]>(queries.tags.list().queryKey) ?? []
  const recordForm = useRecordForm<ArticleValues>({
    draftKey: `articles/${id ?? 'new'}`,
    loadedValues: article === undefined ? emptyArticle : toFormValues(article, knownTags()),
    resolver: zodResolver(ArticleValues),
    fieldNames: ['title', 'introduction', 'content', 'image', 'countryId', 'statusId', 'tagIds'],
    fetchCurrent:
      id === undefined
        ? undefined
        : async () =>
            toFormValues(await calls.articles.detail({ parameters: { id } }), knownTags()),
    save: (values) =>
      id === undefined
        ? calls.articles.create({ body: toRequestBody(values) })
        : calls.articles.update({
            parameters: { id },
            body: { id, ...toRequestBody(values, article) },
          }),
    invalidates: ['articles'],
    onSaved: () => {
      returnToList(t(id === undefined ? 'articles.created' : 'articles.edited'))
    },
  })
  const fields = useArticleFormFields()
  const { problems, getError } = useFieldErrors(recordForm.form.formState.errors, fields)
  const getFieldId = (name: string) => `${formId}${name}`

  return (
    <FormLayout
      recordForm={recordForm}
      title={t(id === undefined ? 'titles.createArticle' : 'titles.editArticle')}
      submitLabel={t(id === undefined ? 'create' : 'edit')}
      entity={entity}
      getFieldId={getFieldId}
      errors={problems}
      fields={fields}
      preview={<ArticlePreview values={recordForm.values} original={article} />}
    >
      <ArticleFields form={recordForm.form} getFieldId={getFieldId} getError={getError} />
    </FormLayout>
  )
}
