import { parseTimestamp } from './dates.ts'

/** The status that visitors may read (decisions: the mock's statuses). */
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
  /** Absent where the server sent the tag as a bare word. */
  readonly id?: number | undefined
  readonly name: string
}

/** Whether visitors see it: its status is 'Publié', or the server gives none. */
export function isPublished({ articleStatus }: WithStatus): boolean {
  if (articleStatus == null) return true
  const status = typeof articleStatus === 'string' ? articleStatus : articleStatus.status
  return status.trim() === publishedStatus
}

/** The day it bears; that of its creation when it has none. Undefined when neither can be read. */
export function getArticleDate({ date, createdDate }: WithDate): string | undefined {
  return (
    [date, createdDate].find((day) => day != null && parseTimestamp(day) !== undefined) ?? undefined
  )
}

/** The newest first; what bears no readable date comes last. */
export function sortNewestFirst<Article extends WithDate>(articles: readonly Article[]): Article[] {
  return articles.toSorted((one, other) => getArticleTimestamp(other) - getArticleTimestamp(one))
}

function getArticleTimestamp(article: WithDate): number {
  const day = getArticleDate(article)
  return parseTimestamp(day ?? '') ?? 0
}

/** The author's name; undefined for who is shown as 'Anonyme' (spec 3). */
export function getAuthorName({ author }: WithAuthor): string | undefined {
  const name = [author?.firstName, author?.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
  return name === '' ? undefined : name
}

/** The tags in one form, each name once; the server sends words or records (spec 3). */
export function getArticleTags({ tags }: WithTags): ArticleTag[] {
  const named = new Map<string, ArticleTag>()
  for (const tag of tags ?? []) {
    const { id, name } = typeof tag === 'string' ? { id: undefined, name: tag } : tag
    const trimmed = name.trim()
    if (trimmed !== '' && !named.has(trimmed)) named.set(trimmed, { id, name: trimmed })
  }
  return [...named.values()]
}

/** The two letters of its country; undefined for an article about all of them ('ALL'). */
export function getArticleCountryCode({ country }: WithCountry): string | undefined {
  const code = (typeof country === 'string' ? country : country?.code)?.trim().toUpperCase()
  return code === undefined || code === '' || code === 'ALL' ? undefined : code
}
