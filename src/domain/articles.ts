import { parseTimestamp } from './dates.ts'
import { stripTags } from './html.ts'
import { slugify } from './slug.ts'
import { truncateAtWord } from './truncate.ts'

/** The status of articles that visitors may read (docs/decisions.md). */
const publishedStatus = 'Publié'

interface WithDate {
  readonly date?: string | null | undefined
  readonly createdDate?: string | null | undefined
}
interface WithStatus {
  readonly articleStatus?: string | { readonly status: string } | null | undefined
}
interface WithAuthor {
  readonly author?:
    | {
        readonly firstName?: string | null | undefined
        readonly lastName?: string | null | undefined
      }
    | null
    | undefined
}
interface WithTags {
  readonly tags?: readonly (string | ArticleTag)[] | null | undefined
}
interface WithCountry {
  readonly country?: string | { readonly code?: string | null | undefined } | null | undefined
}

export interface ArticleTag {
  /** Undefined if the server sent the tag as a string. */
  readonly id?: number | undefined
  readonly name: string
}

/** Whether visitors see the article: its status is 'Publié' or missing. */
export function isPublished({ articleStatus }: WithStatus): boolean {
  if (articleStatus == null) return true
  const status = typeof articleStatus === 'string' ? articleStatus : articleStatus.status
  return status.trim() === publishedStatus
}

/** The article's date, or its creation date; undefined if neither is valid. */
export function getArticleDate({ date, createdDate }: WithDate): string | undefined {
  return (
    [date, createdDate].find((day) => day != null && parseTimestamp(day) !== undefined) ?? undefined
  )
}

/** Newest first; articles without a valid date last. */
export function sortNewestFirst<Article extends WithDate>(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => getArticleTimestamp(b) - getArticleTimestamp(a))
}

function getArticleTimestamp(article: WithDate): number {
  const day = getArticleDate(article)
  return parseTimestamp(day ?? '') ?? 0
}

/** The author's name; undefined is shown as 'Anonyme' (spec 3). */
export function getAuthorName({ author }: WithAuthor): string | undefined {
  const name = [author?.firstName, author?.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
  return name === '' ? undefined : name
}

/** Normalises tags, each name once; the server sends strings or records (spec 3). */
export function getArticleTags({ tags }: WithTags): ArticleTag[] {
  const named = new Map<string, ArticleTag>()
  for (const tag of tags ?? []) {
    const { id, name } = typeof tag === 'string' ? { id: undefined, name: tag } : tag
    const trimmed = name.trim()
    if (trimmed !== '' && !named.has(trimmed)) named.set(trimmed, { id, name: trimmed })
  }
  return [...named.values()]
}

/** The article's country code; undefined for all countries ('ALL'). */
export function getArticleCountryCode({ country }: WithCountry): string | undefined {
  const code = (typeof country === 'string' ? country : country?.code)?.trim().toUpperCase()
  return code === undefined || code === '' || code === 'ALL' ? undefined : code
}

/** Reading speed in words per minute. */
const wordsPerMinute = 200

/** Search engines and social networks cut longer descriptions. */
const maxDescriptionLength = 160

interface ArticleText {
  readonly introduction?: string | null | undefined
  readonly content?: string | null | undefined
}
interface SluggedArticle {
  readonly id: number
  readonly slug?: string | null | undefined
}

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
export function findArticleBySlug<Article extends SluggedArticle>(
  articles: readonly Article[],
  slug: string,
): Article | undefined {
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
