import { slugOf } from './slug.ts'
import { cutBeforeWord } from './text.ts'

/** How fast one reads, in words a minute. */
const wordsAMinute = 200

/** How long a description may be before search engines and social networks cut it. */
const descriptionLength = 160

interface Written {
  readonly introduction?: string | null | undefined
  readonly content?: string | null | undefined
}
interface Addressed {
  readonly id: number
  readonly slug?: string | null | undefined
}

/** How many minutes an article takes to read, rounded up. */
export function readingMinutes({ introduction, content }: Written): number {
  const words = plainText(`${introduction ?? ''} ${content ?? ''}`)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.ceil(words.length / wordsAMinute))
}

/** An article in a sentence or two: its introduction, or its beginning. Text, never markup. */
export function articleDescription({ introduction, content }: Written): string {
  const whole = plainText(introduction ?? '') || plainText(content ?? '')
  return cutBeforeWord(whole, descriptionLength)
}

/** The text of HTML, for counting and for descriptions: what is shown goes through RichText. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t\n\r]+/g, ' ')
    .trim()
}

/** What stands for an article in its address: its slug, or its id where it has none. */
export function articleSlug({ id, slug }: Addressed): string {
  return slugOf(slug ?? '') || String(id)
}

/** The slug that an address means, which may come in upper case, accented or escaped twice. */
export function readSlug(text: string): string {
  return slugOf(unescaped(text))
}

/** The article that an address means. */
export function findArticle<Article extends Addressed>(
  articles: readonly Article[],
  slug: string,
): Article | undefined {
  const wanted = readSlug(slug)
  return articles.find((article) => articleSlug(article) === wanted)
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
