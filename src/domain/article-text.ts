import { slugify } from './slug.ts'
import { stripTags } from './html.ts'
import { truncateAtWord } from './truncate.ts'

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
