import { timeOfDate } from './dates.ts'

/** The status that visitors may read (decisions: the mock's statuses). */
const publishedStatus = 'Publié'

interface Dated {
  readonly date?: string | null | undefined
  readonly createdDate?: string | null | undefined
}
interface WithStatus {
  readonly articleStatus?: string | { readonly status: string } | null | undefined
}
interface Authored {
  readonly author?:
    | {
        readonly firstName?: string | null | undefined
        readonly lastName?: string | null | undefined
      }
    | null
    | undefined
}
interface Tagged {
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
export function articleDate({ date, createdDate }: Dated): string | undefined {
  return (
    [date, createdDate].find((day) => day != null && timeOfDate(day) !== undefined) ?? undefined
  )
}

/** The newest first; what bears no readable date comes last. */
export function newestFirst<Article extends Dated>(articles: readonly Article[]): Article[] {
  return articles.toSorted((one, other) => timeOf(other) - timeOf(one))
}

function timeOf(article: Dated): number {
  const day = articleDate(article)
  return timeOfDate(day ?? '') ?? 0
}

/** The author's name; undefined for who is shown as 'Anonyme' (spec 3). */
export function authorName({ author }: Authored): string | undefined {
  const name = [author?.firstName, author?.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
  return name === '' ? undefined : name
}

/** The tags in one form, each name once; the server sends words or records (spec 3). */
export function articleTags({ tags }: Tagged): ArticleTag[] {
  const named = new Map<string, ArticleTag>()
  for (const tag of tags ?? []) {
    const { id, name } = typeof tag === 'string' ? { id: undefined, name: tag } : tag
    const trimmed = name.trim()
    if (trimmed !== '' && !named.has(trimmed)) named.set(trimmed, { id, name: trimmed })
  }
  return [...named.values()]
}

/** The two letters of its country; undefined for an article about all of them ('ALL'). */
export function articleCountryCode({ country }: WithCountry): string | undefined {
  const code = (typeof country === 'string' ? country : country?.code)?.trim().toUpperCase()
  return code === undefined || code === '' || code === 'ALL' ? undefined : code
}
