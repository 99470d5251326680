import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Article } from '#contract/articles.ts'
import {
  getArticleCountryCode,
  getArticleDate,
  getArticleStatus,
  getArticleTags,
  getAuthorName,
} from '#domain/articles.ts'
import { toIsoDate, formatShortDate } from '#domain/dates.ts'
import { truncatePreview } from '#domain/truncate.ts'
import type { NameRecord } from '#domain/record-names.ts'

import { useRecordName } from '../../core/layout/useRecordName.ts'
import type { EntityListDefinition, ListColumn } from '../../core/table/list-definition.ts'
import { EntityList } from '../../extensions/EntityList.tsx'
import { useToEnglish, type ToEnglish } from '../../core/layout/useToEnglish.ts'
import { createImageColumn, createTextColumn } from '../../core/table/columns.tsx'
import { StatusBadge } from './StatusBadge.tsx'

const catalogueFiles = ['articles'] as const

const loadDefinition = async () => (await import('./ArticleForm.tsx')).articleDefinition

/** The articles, newest first (spec 2.13, 7). */
export function ArticleList() {
  const { t } = useTranslation('adminLists')
  const { queries } = useApi()
  const toEnglish = useToEnglish(catalogueFiles)
  const nameRecord = useRecordName()
  const definition = useMemo(
    () => defineArticleList(t, toEnglish, nameRecord),
    [t, toEnglish, nameRecord],
  )
  return (
    <EntityList
      definition={definition}
      loadDefinition={loadDefinition}
      query={useQuery(queries.articles.list())}
      closesOnBackdropClick
    />
  )
}

/** What a list says of an article that its record may not say. A null author is shown as 'Anonyme' (docs/decisions.md). */
function createNaming(t: TFunction<'adminLists'>) {
  return {
    getAuthorLabel: (article: Article) => getAuthorName(article) ?? t('anonymous'),
    getCountryName: ({ country }: Article) => {
      if (country == null) return t('noCountry')
      if (typeof country !== 'string') return country.name ?? country.code ?? t('noCountry')
      return country === 'ALL' ? t('allCountries') : country
    },
    getStatusName: (article: Article) => getArticleStatus(article) ?? t('noStatus'),
  }
}

export function defineArticleList(
  t: TFunction<'adminLists'>,
  toEnglish: ToEnglish,
  nameRecord: NameRecord,
): EntityListDefinition<Article> {
  const naming = createNaming(t)
  const { getAuthorLabel, getCountryName, getStatusName } = naming
  return {
    name: 'articles',
    defaultSort: { column: 'date', isDescending: true },
    getRecordName: (article) => nameRecord('articles', article),
    getSearchableValues: (article) => [
      article.id,
      article.title,
      article.introduction,
      article.content,
      toEnglish(article.title),
      toEnglish(article.introduction),
      getAuthorLabel(article),
      getCountryName(article),
      getStatusName(article),
      formatTags(article),
      ...getArticleTags(article).map(({ name }) => toEnglish(name)),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), getValue: getCountryName },
      {
        id: 'statut',
        label: t('columns.status'),
        getValue: getStatusName,
        view: { name: t('drafts'), value: 'Brouillon' },
      },
    ],
    columns: defineColumns(t, naming),
  }
}

function defineColumns(
  t: TFunction<'adminLists'>,
  { getAuthorLabel, getCountryName, getStatusName }: ReturnType<typeof createNaming>,
): ListColumn<Article>[] {
  return [
    { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
    createImageColumn(t('columns.image'), (article) => ({
      seed: article.slug ?? article.title,
      countryCode: getArticleCountryCode(article),
    })),
    { id: 'titre', title: t('columns.title'), variant: 'name', getValue: ({ title }) => title },
    {
      ...createTextColumn<Article>(
        'introduction',
        t('columns.introduction'),
        ({ introduction }) => introduction,
        truncatePreview,
      ),
      isHiddenByDefault: true,
    },
    createTextColumn('contenu', t('columns.content'), ({ content }) => content, truncatePreview),
    {
      id: 'auteur',
      title: t('columns.author'),
      variant: 'short',
      getValue: getAuthorLabel,
      renderCell: (article) => (
        <span translate={getAuthorName(article) === undefined ? undefined : 'no'}>
          {getAuthorLabel(article)}
        </span>
      ),
    },
    { id: 'pays', title: t('columns.country'), variant: 'short', getValue: getCountryName },
    {
      id: 'statut',
      title: t('columns.status'),
      variant: 'short',
      getValue: getStatusName,
      renderCell: (article) => (
        <StatusBadge article={article}>{getStatusName(article)}</StatusBadge>
      ),
    },
    {
      id: 'etiquettes',
      title: t('columns.tags'),
      variant: 'text',
      isHiddenByDefault: true,
      getValue: formatTags,
    },
    {
      id: 'date',
      title: t('columns.date'),
      variant: 'date',
      getValue: (article) => {
        const day = getArticleDate(article)
        return day === undefined ? undefined : Date.parse(day)
      },
      renderCell: (article) => formatShortDate(getArticleDate(article), 'fr') ?? '',
      getExportValue: (article) => {
        const day = getArticleDate(article)
        return day === undefined ? '' : toIsoDate(day)
      },
    },
    {
      id: 'vues',
      title: t('columns.views'),
      variant: 'number',
      isHiddenByDefault: true,
      getValue: ({ views }) => views ?? undefined,
    },
  ]
}

function formatTags(article: Article): string {
  return getArticleTags(article)
    .map(({ name }) => name)
    .join(', ')
}
