import { articleCountryCode, articleTags, type ArticleTag } from './articles.ts'
import { slugOf } from './slug.ts'

/** How many articles one page of the list shows. */
export const articlesPerPage = 12

/** How many of the filtered list the sidebar shows (spec 4, 9). */
export const latestCount = 5

/** What the blog is narrowed to (spec 4); without a country, all of them. */
export interface ArticleFilters {
  readonly country: string | undefined
  /** Keys of tags: an article must bear at least one of them. */
  readonly tags: readonly string[]
}

/** The filters as the address carries them. */
export interface FilterAddress {
  readonly country?: string | undefined
  /** Slugs, or ids, with commas between. */
  readonly tags?: string | undefined
}

/** A tag that articles bear, and how many of them. */
export interface TagInUse {
  readonly key: string
  readonly id: number | undefined
  readonly name: string
  readonly count: number
}

type Filtered = Parameters<typeof articleTags>[0] & {
  readonly country?:
    | string
    | { readonly code?: string | null | undefined; readonly name?: string | null | undefined }
    | null
    | undefined
}

/** What stands for a tag in an address: the slug of its name, or its id where the name has no letters for one. */
export function tagKey({ id, name }: ArticleTag): string {
  return slugOf(name) || (id === undefined ? name.replaceAll(',', '') : String(id))
}

/** The tags that these articles bear, by name. */
export function tagsInUse(articles: readonly Filtered[]): TagInUse[] {
  const used = new Map<string, TagInUse>()
  for (const article of articles) {
    for (const [key, tag] of tagsByKey(article)) {
      const known = used.get(key)
      used.set(key, {
        key,
        id: known?.id ?? tag.id,
        name: known?.name ?? tag.name,
        count: (known?.count ?? 0) + 1,
      })
    }
  }
  return [...used.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}

function tagsByKey(article: Filtered): Map<string, ArticleTag> {
  return new Map(articleTags(article).map((tag) => [tagKey(tag), tag]))
}

/**
 * The filters that an address asks for. A tag that no article bears and a country that is none of
 * `countries` are left out; without `countries`, which may not be there yet, any code is taken.
 */
export function readFilters(
  address: FilterAddress,
  tags: readonly TagInUse[],
  countries: readonly string[] | undefined,
): ArticleFilters {
  const code = articleCountryCode({ country: address.country })
  const known = code === undefined || countries === undefined || countries.includes(code)
  const asked = (address.tags ?? '').split(',').flatMap((word) => {
    const key = slugOf(word) || word.trim()
    const tag = tags.find((one) => one.key === key) ?? tags.find((one) => String(one.id) === key)
    return tag === undefined ? [] : [tag.key]
  })
  return { country: known ? code : undefined, tags: [...new Set(asked)] }
}

/** The address of filters; what filters nothing is not in it. */
export function addressOf({ country, tags }: ArticleFilters): FilterAddress {
  return {
    ...(country === undefined ? {} : { country }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
  }
}

/** The filters after a click on a tag (spec 4). */
export function toggleTag(filters: ArticleFilters, key: string): ArticleFilters {
  const tags = filters.tags.includes(key)
    ? filters.tags.filter((tag) => tag !== key)
    : [...filters.tags, key]
  return { ...filters, tags }
}

/** The articles of a country; all of them without one. */
export function inCountry<Article extends Filtered>(
  articles: readonly Article[],
  country: string | undefined,
): Article[] {
  return articles.filter(
    (article) => country === undefined || articleCountryCode(article) === country,
  )
}

/** The articles that the filters leave, in the order they came (spec 4). */
export function filterArticles<Article extends Filtered>(
  articles: readonly Article[],
  { country, tags }: ArticleFilters,
): Article[] {
  return inCountry(articles, country).filter(
    (article) => tags.length === 0 || tags.some((key) => tagsByKey(article).has(key)),
  )
}

/** A country that the list can be narrowed to. */
export interface CountryInUse {
  readonly code: string
  readonly name: string
  /** How many articles are about it. */
  readonly count: number
}

/** The countries to choose from: those that have articles first, each group in the server's order. */
export function countriesInUse(
  articles: readonly Filtered[],
  countries: readonly { readonly code: string; readonly name: string }[],
): CountryInUse[] {
  const found = new Map<string, CountryInUse>(
    countries.map(({ code, name }) => {
      const upper = code.trim().toUpperCase()
      return [upper, { code: upper, name, count: 0 }]
    }),
  )
  for (const article of articles) {
    const code = articleCountryCode(article)
    if (code === undefined) continue
    const { name, count } = found.get(code) ?? { name: nameIn(article) ?? code, count: 0 }
    found.set(code, { code, name, count: count + 1 })
  }
  const all = [...found.values()]
  return [...all.filter(({ count }) => count > 0), ...all.filter(({ count }) => count === 0)]
}

function nameIn({ country }: Filtered): string | undefined {
  return typeof country === 'object' ? (country?.name ?? undefined) : undefined
}
