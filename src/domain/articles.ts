import type { Article } from '#contract/articles.ts'

import { parseTimestamp } from './dates.ts'
import { stripTags } from './html.ts'
import { slugify } from './slug.ts'
import { truncateAtWord } from './truncate.ts'

/** The statuses of the server that the site knows (docs/decisions.md). Visitors may read what is published. */
export const articleStatuses = {
  draft: 'Brouillon',
  inReview: 'En relecture',
  published: 'Publié',
  archived: 'Archivé',
} as const

/** The author of a new article: the form has no field for it (spec 6, 9). */
export const newArticleAuthorId = 92

export interface ArticleTag {
  /** Undefined if the server sent the tag as a string. */
  readonly id?: number | undefined
  readonly name: string
}

type DatedArticle = Pick<Article, 'date' | 'createdDate'>

/** Whether visitors see the article: its status is 'Publié' or missing. */
export function isPublished({ articleStatus }: Pick<Article, 'articleStatus'>): boolean {
  if (articleStatus == null) return true
  return getArticleStatus({ articleStatus }) === articleStatuses.published
}

/** The status in the words of the server; undefined if it has none. */
export function getArticleStatus({
  articleStatus,
}: Pick<Article, 'articleStatus'>): string | undefined {
  const status = typeof articleStatus === 'string' ? articleStatus : articleStatus?.status
  return status?.trim() || undefined
}

/** The article's date, or its creation date; undefined if neither is valid. */
export function getArticleDate({ date, createdDate }: DatedArticle): string | undefined {
  return (
    [date, createdDate].find((day) => day != null && parseTimestamp(day) !== undefined) ?? undefined
  )
}

/** Newest first; articles without a valid date last. */
export function sortNewestFirst<Item extends DatedArticle>(articles: readonly Item[]): Item[] {
  return articles.toSorted((a, b) => getArticleTimestamp(b) - getArticleTimestamp(a))
}

function getArticleTimestamp(article: DatedArticle): number {
  return parseTimestamp(getArticleDate(article) ?? '') ?? -Infinity
}

/** The author's name; undefined is shown as 'Anonyme' (spec 3). */
export function getAuthorName({ author }: Pick<Article, 'author'>): string | undefined {
  const name = [author?.firstName, author?.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
  return name === '' ? undefined : name
}

/** Normalises tags, each name once; the server sends strings or records (spec 3). */
export function getArticleTags({ tags }: Pick<Article, 'tags'>): ArticleTag[] {
  const named = new Map<string, ArticleTag>()
  for (const tag of tags ?? []) {
    const { id, name } = typeof tag === 'string' ? { id: undefined, name: tag } : tag
    const trimmed = name.trim()
    if (trimmed !== '' && !named.has(trimmed)) named.set(trimmed, { id, name: trimmed })
  }
  return [...named.values()]
}

/** The article's country code; undefined for all countries ('ALL'). */
export function getArticleCountryCode({ country }: Pick<Article, 'country'>): string | undefined {
  return normaliseCountryCode(typeof country === 'string' ? country : country?.code)
}

/** A country code in capitals; undefined if there is none, and for all countries ('ALL'). */
export function normaliseCountryCode(code: string | null | undefined): string | undefined {
  const normalised = code?.trim().toUpperCase()
  return normalised === '' || normalised === 'ALL' ? undefined : normalised
}

/** Reading speed in words per minute. */
const wordsPerMinute = 200

/** Search engines and social networks cut longer descriptions. */
const maxDescriptionLength = 160

type ArticleText = Pick<Article, 'introduction' | 'content'>
type SluggedArticle = Pick<Article, 'id' | 'slug'>

/** The reading time in minutes, rounded up. */
export function getReadingMinutes({ introduction, content }: ArticleText): number {
  const words = toPlainText(`${introduction ?? ''} ${content ?? ''}`)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}

/** A plain-text description: the introduction, or the start of the content. */
export function getArticleDescription({ introduction, content }: ArticleText): string {
  const text = toPlainText(introduction ?? '') || toPlainText(content ?? '')
  return truncateAtWord(text, maxDescriptionLength)
}

/** Plain text for counting and descriptions. Rendering goes through RichText. */
function toPlainText(html: string): string {
  return stripTags(html)
    .replaceAll(/[ \t\n\r]+/g, ' ')
    .trim()
}

/** An article's key in the URL: its slug, or its id without one. */
export function getArticleSlug({ id, slug }: SluggedArticle): string {
  return slugify(slug ?? '') || String(id)
}

/** Normalises a slug from a URL: any case, accented or doubly escaped. */
export function normaliseSlug(text: string): string {
  return slugify(decodeSafely(text))
}

/** The article of a URL slug. */
export function findArticleBySlug<Item extends SluggedArticle>(
  articles: readonly Item[],
  slug: string,
): Item | undefined {
  const canonicalSlug = normaliseSlug(slug)
  return articles.find((article) => getArticleSlug(article) === canonicalSlug)
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
