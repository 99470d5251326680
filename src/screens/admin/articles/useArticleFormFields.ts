import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { findRecordName, htmlToText } from '../form/form-fields.ts'
import { getImageSize } from '../form/image-size.ts'
import type { ArticleValues } from './form-values.ts'

/** The fields of an article in their order, as a person reads them. */
export function useArticleFormFields() {
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
    { name: 'title', label: t('articles.title'), formatValue: (v: Values) => v.title },
    {
      name: 'introduction',
      label: t('articles.introduction'),
      formatValue: (v: Values) => v.introduction,
    },
    {
      name: 'content',
      label: t('articles.content'),
      formatValue: (v: Values) => htmlToText(v.content),
    },
    {
      name: 'image',
      label: t('articles.image'),
      formatValue: (v: Values) =>
        t(v.image === null ? 'image.none' : 'image.present', getImageSize(v.image)),
    },
    {
      name: 'countryId',
      label: t('articles.country'),
      formatValue: (v: Values) =>
        v.countryId === ''
          ? t('articles.allCountries')
          : findRecordName(countries.data, v.countryId),
    },
    {
      name: 'statusId',
      label: t('articles.status'),
      formatValue: (v: Values) => findRecordName(statuses.data, v.statusId),
    },
    {
      name: 'tagIds',
      label: t('articles.tags'),
      formatValue: (v: Values) =>
        v.tagIds.map((id) => findRecordName(tags.data, String(id))).join(', '),
    },
  ] as const
}
