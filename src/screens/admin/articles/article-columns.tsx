import type { TFunction } from 'i18next'

import { plainText } from '#content/plain-text.ts'
import type { Article } from '#contract/articles.ts'
import { articleDate, articleTags, authorName } from '#domain/articles.ts'
import { dayInFigures, dayInShort } from '#domain/dates.ts'
import { cutPreview } from '#domain/text.ts'

import { RecordImage } from '../table/RecordImage.tsx'
import type { ListDefinition } from '../table/definition.ts'

/** What the list of articles shows; a null author is 'Anonyme' (decisions.md, 2.13). */
export function articleColumns(t: TFunction<'adminLists'>): ListDefinition<Article> {
  const authorOf = (article: Article) => authorName(article) ?? t('anonymous')
  const countryOf = ({ country }: Article) => {
    if (country == null) return t('noCountry')
    if (typeof country !== 'string') return country.name ?? country.code ?? t('noCountry')
    return country === 'ALL' ? t('everyCountry') : country
  }
  const statusOf = ({ articleStatus: status }: Article) =>
    (typeof status === 'string' ? status : status?.status)?.trim() || t('noStatus')

  return {
    name: 'articles',
    title: t('articles.title'),
    addLabel: t('articles.add'),
    sort: { column: 'date', isDescending: true },
    nameOf: ({ title, id }) => title.trim() || `nº ${id}`,
    searched: (article) => [
      article.id,
      article.title,
      article.introduction,
      article.content,
      authorOf(article),
      countryOf(article),
      statusOf(article),
      tagsOf(article),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), value: countryOf },
      { id: 'statut', label: t('columns.status'), value: statusOf },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), kind: 'id', value: ({ id }) => id },
      {
        id: 'image',
        title: t('columns.image'),
        kind: 'image',
        isUnsorted: true,
        value: () => undefined,
        cell: ({ image }) => <RecordImage source={image} />,
        exported: ({ image }) => (image?.startsWith('data:') === true ? '' : image),
      },
      { id: 'titre', title: t('columns.title'), kind: 'name', value: ({ title }) => title },
      {
        id: 'introduction',
        title: t('columns.introduction'),
        kind: 'text',
        isUnsorted: true,
        isExtra: true,
        value: () => undefined,
        cell: ({ introduction }) => cutPreview(plainText(introduction)),
        exported: ({ introduction }) => plainText(introduction),
      },
      {
        id: 'contenu',
        title: t('columns.content'),
        kind: 'text',
        isUnsorted: true,
        value: () => undefined,
        cell: ({ content }) => cutPreview(plainText(content)),
        exported: ({ content }) => plainText(content),
      },
      { id: 'auteur', title: t('columns.author'), kind: 'short', value: authorOf },
      { id: 'pays', title: t('columns.country'), kind: 'short', value: countryOf },
      { id: 'statut', title: t('columns.status'), kind: 'short', value: statusOf },
      { id: 'etiquettes', title: t('columns.tags'), kind: 'text', isExtra: true, value: tagsOf },
      {
        id: 'date',
        title: t('columns.date'),
        kind: 'date',
        value: (article) => {
          const day = articleDate(article)
          return day === undefined ? undefined : Date.parse(day)
        },
        cell: (article) => dayInShort(articleDate(article), 'fr') ?? '',
        exported: (article) => {
          const day = articleDate(article)
          return day === undefined ? '' : dayInFigures(day)
        },
      },
      {
        id: 'vues',
        title: t('columns.views'),
        kind: 'number',
        isExtra: true,
        value: ({ views }) => views ?? undefined,
      },
    ],
  }
}

function tagsOf(article: Article): string {
  return articleTags(article)
    .map(({ name }) => name)
    .join(', ')
}
