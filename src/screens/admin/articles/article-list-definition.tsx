import type { TFunction } from 'i18next'

import { htmlToText } from '#content/html-to-text.ts'
import type { Article } from '#contract/articles.ts'
import { getArticleDate, getArticleTags, getAuthorName } from '#domain/articles.ts'
import { toIsoDate, formatShortDate } from '#domain/dates.ts'
import { truncatePreview } from '#domain/truncate.ts'

import { RecordThumbnail } from '../table/RecordThumbnail.tsx'
import type { ListDefinition } from '../table/list-definition.ts'

/** What the list of articles shows; a null author is 'Anonyme' (decisions.md, 2.13). */
export function defineArticleList(t: TFunction<'adminLists'>): ListDefinition<Article> {
  const getAuthorLabel = (article: Article) => getAuthorName(article) ?? t('anonymous')
  const getCountryName = ({ country }: Article) => {
    if (country == null) return t('noCountry')
    if (typeof country !== 'string') return country.name ?? country.code ?? t('noCountry')
    return country === 'ALL' ? t('allCountries') : country
  }
  const getStatusName = ({ articleStatus: status }: Article) =>
    (typeof status === 'string' ? status : status?.status)?.trim() || t('noStatus')

  return {
    entity: 'articles',
    title: t('articles.title'),
    addLabel: t('articles.add'),
    defaultSort: { column: 'date', isDescending: true },
    getRecordName: ({ title, id }) => title.trim() || `nº ${id}`,
    getSearchableValues: (article) => [
      article.id,
      article.title,
      article.introduction,
      article.content,
      getAuthorLabel(article),
      getCountryName(article),
      getStatusName(article),
      formatTags(article),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), getValue: getCountryName },
      { id: 'statut', label: t('columns.status'), getValue: getStatusName },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
      {
        id: 'image',
        title: t('columns.image'),
        variant: 'image',
        isUnsortable: true,
        getValue: () => undefined,
        renderCell: ({ image }) => <RecordThumbnail source={image} />,
        getExportValue: ({ image }) => (image?.startsWith('data:') === true ? '' : image),
      },
      { id: 'titre', title: t('columns.title'), variant: 'name', getValue: ({ title }) => title },
      {
        id: 'introduction',
        title: t('columns.introduction'),
        variant: 'text',
        isUnsortable: true,
        isHiddenByDefault: true,
        getValue: () => undefined,
        renderCell: ({ introduction }) => truncatePreview(htmlToText(introduction)),
        getExportValue: ({ introduction }) => htmlToText(introduction),
      },
      {
        id: 'contenu',
        title: t('columns.content'),
        variant: 'text',
        isUnsortable: true,
        getValue: () => undefined,
        renderCell: ({ content }) => truncatePreview(htmlToText(content)),
        getExportValue: ({ content }) => htmlToText(content),
      },
      { id: 'auteur', title: t('columns.author'), variant: 'short', getValue: getAuthorLabel },
      { id: 'pays', title: t('columns.country'), variant: 'short', getValue: getCountryName },
      { id: 'statut', title: t('columns.status'), variant: 'short', getValue: getStatusName },
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
    ],
  }
}

function formatTags(article: Article): string {
  return getArticleTags(article)
    .map(({ name }) => name)
    .join(', ')
}
