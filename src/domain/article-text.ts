import { slugify } from './slug.ts'
import { stripTags } from './html.ts'
import { truncateAtWord } from './truncate.ts'

/** How fast one reads, in words a minute. */
const wordsPerMinute = 200

/** How long a description may be before search engines and social networks cut it. */
const maxDescriptionLength = 160

interface ArticleText {
  readonly introduction?: string | null | undefined
  readonly content?: string | null | undefined
}
interface SluggedArticle {
  readonly id: number
  readonly slug?: string | null | undefined
}

/** How many minutes an article takes to read, rounded up. */
export function getReadingMinutes({ introduction, content }: ArticleText): number {
  const words = toPlainText(`${introduction ?? ''} ${content ?? ''}`)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.ceil(words.length / wordsPerMinute))
}

/** An article in a sentence or two: its introduction, or its beginning. Text, never markup. */
export function getArticleDescription({ introduction, content }: ArticleText): string {
  const text = toPlainText(introduction ?? '') || toPlainText(content ?? '')
  return truncateAtWord(text, maxDescriptionLength)
}

/** The text of HTML, for counting and for descriptions: what is shown goes through RichText. */
function toPlainText(html: string): string {
  return stripTags(html)
    .replaceAll(/[ \t\n\r]+/g, ' ')
    .trim()
}

/** What stands for an article in its address: its slug, or its id where it has none. */
export function getArticleSlug({ id, slug }: SluggedArticle): string {
  return slugify(slug ?? '') || String(id)
}

/** The slug that an address means, which may come in upper case, accented or escaped twice. */
export function normaliseSlug(text: string): string {
  return slugify(decodeSafely(text))
}

/** The article that an address means. */
export function findArticleBySlug<Article extends SluggedArticle>(
  articles: readonly Article[],
  slug: string,
): Article | undefined {
  const wanted = normaliseSlug(slug)
  return articles.find((article) => getArticleSlug(article) === wanted)
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
