import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { nameOf, textOfHtml } from '../form/fields.ts'
import { imageMark } from '../form/imageMark.ts'
import type { ArticleValues } from './values.ts'

/** The fields of an article in their order, as a person reads them. */
export function useArticleFields() {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const tags = useQuery(queries.tags.list())
  const statuses = useQuery({
    ...queries.articleStatuses.list(),
    select: (all) => all.map(({ id, status }) => ({ id, name: status })),
  })
  type Values = ArticleValues
  return [
    { name: 'title', label: t('articles.title'), show: (v: Values) => v.title },
    {
      name: 'introduction',
      label: t('articles.introduction'),
      show: (v: Values) => v.introduction,
    },
    { name: 'content', label: t('articles.content'), show: (v: Values) => textOfHtml(v.content) },
    {
      name: 'image',
      label: t('articles.image'),
      show: (v: Values) => t(v.image === null ? 'image.none' : 'image.some', imageMark(v.image)),
    },
    {
      name: 'countryId',
      label: t('articles.country'),
      show: (v: Values) =>
        v.countryId === '' ? t('articles.allCountries') : nameOf(countries.data, v.countryId),
    },
    {
      name: 'statusId',
      label: t('articles.status'),
      show: (v: Values) => nameOf(statuses.data, v.statusId),
    },
    {
      name: 'tagIds',
      label: t('articles.tags'),
      show: (v: Values) => v.tagIds.map((id) => nameOf(tags.data, String(id))).join(', '),
    },
  ] as const
}
