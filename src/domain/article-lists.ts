import type { Article } from '#contract/articles.ts'
import type { Country } from '#contract/countries.ts'
import { createRandom } from '#platform/seeded-random.ts'
import { toggleValue } from '#platform/toggle-value.ts'

import {
  getArticleCountryCode,
  normaliseCountryCode,
  getArticleTags,
  type ArticleTag,
  sortNewestFirst,
} from './articles.ts'
import { slugify } from './slug.ts'

/** How many articles one page of the list shows. */
export const articlesPerPage = 12

/** The blog truncates longer titles to this many characters (spec 9). */
export const maxListedTitleLength = 120

/** How many of the filtered articles the sidebar shows (spec 4, 9). */
export const maxLatestArticles = 5

/** The blog's filters (spec 4); without a country, all countries. */
export interface ArticleFilters {
  readonly country: string | undefined
  /** Tag keys: an article must have at least one of them. */
  readonly tags: readonly string[]
}

/** The filters as search parameters. */
export interface ArticleSearchParams {
  readonly country?: string | undefined
  /** Comma-separated slugs or ids. */
  readonly tags?: string | undefined
}

/** A tag in use, with its number of articles. */
interface TagWithCount {
  readonly key: string
  readonly id: number | undefined
  readonly name: string
  readonly count: number
}

type FilterableArticle = Pick<Article, 'country' | 'tags'>

/** A tag's key in the URL: the slug of its name, or its id if the slug is empty. */
export function getTagKey({ id, name }: ArticleTag): string {
  return slugify(name) || (id === undefined ? name.replaceAll(',', '') : String(id))
}

/** The tags of these articles, sorted by name. */
export function getTagsWithCounts(articles: readonly FilterableArticle[]): TagWithCount[] {
  const countsByKey = new Map<string, TagWithCount>()
  for (const article of articles) {
    for (const [key, tag] of getTagsByKey(article)) {
      const existing = countsByKey.get(key)
      countsByKey.set(key, {
        key,
        id: existing?.id ?? tag.id,
        name: existing?.name ?? tag.name,
        count: (existing?.count ?? 0) + 1,
      })
    }
  }
  return [...countsByKey.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}

function getTagsByKey(article: FilterableArticle): Map<string, ArticleTag> {
  return new Map(getArticleTags(article).map((tag) => [getTagKey(tag), tag]))
}

/**
 * Parses the filters of a URL. Tags without articles and countries not in `countries` are ignored; while `countries` is
 * undefined any code is accepted.
 */
export function parseArticleFilters(
  searchParams: ArticleSearchParams,
  tags: readonly TagWithCount[],
  countries: readonly string[] | undefined,
): ArticleFilters {
  const code = normaliseCountryCode(searchParams.country)
  const isKnownCountry = code === undefined || countries === undefined || countries.includes(code)
  const tagKeys = (searchParams.tags ?? '').split(',').flatMap((word) => {
    const key = slugify(word) || word.trim()
    const tag = tags.find((one) => one.key === key) ?? tags.find((one) => String(one.id) === key)
    return tag === undefined ? [] : [tag.key]
  })
  return { country: isKnownCountry ? code : undefined, tags: [...new Set(tagKeys)] }
}

/** The search parameters of filters, without the inactive ones. */
export function toArticleSearchParams({ country, tags }: ArticleFilters): ArticleSearchParams {
  return {
    ...(country === undefined ? {} : { country }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
  }
}

/** The filters after a click on a tag (spec 4). */
export function toggleTag(filters: ArticleFilters, key: string): ArticleFilters {
  return { ...filters, tags: toggleValue(filters.tags, key) }
}

/** The articles of a country; all of them without one. */
export function filterByCountry<Item extends FilterableArticle>(
  articles: readonly Item[],
  country: string | undefined,
): Item[] {
  return articles.filter(
    (article) => country === undefined || getArticleCountryCode(article) === country,
  )
}

/** The articles that match the filters, in their original order (spec 4). */
export function filterArticles<Item extends FilterableArticle>(
  articles: readonly Item[],
  { country, tags }: ArticleFilters,
): Item[] {
  return filterByCountry(articles, country).filter(
    (article) => tags.length === 0 || tags.some((key) => getTagsByKey(article).has(key)),
  )
}

/** A country in the filter. */
interface CountryWithCount {
  readonly code: string
  readonly name: string
  /** Its number of articles. */
  readonly count: number
}

/** The countries of the filter: those with articles first, each group in the server's order. */
export function getCountriesWithCounts(
  articles: readonly FilterableArticle[],
  countries: readonly Pick<Country, 'code' | 'name'>[],
): CountryWithCount[] {
  const byCode = new Map<string, CountryWithCount>(
    countries.map(({ code, name }) => {
      const upper = code.trim().toUpperCase()
      return [upper, { code: upper, name, count: 0 }]
    }),
  )
  for (const article of articles) {
    const code = getArticleCountryCode(article)
    if (code === undefined) continue
    const { name, count } = byCode.get(code) ?? { name: getCountryName(article) ?? code, count: 0 }
    byCode.set(code, { code, name, count: count + 1 })
  }
  const all = [...byCode.values()]
  return [...all.filter(({ count }) => count > 0), ...all.filter(({ count }) => count === 0)]
}

function getCountryName({ country }: FilterableArticle): string | undefined {
  return typeof country === 'object' ? (country?.name ?? undefined) : undefined
}

/** One page of a list. */
interface Page<Item> {
  readonly items: Item[]
  /** From 1 to `pageCount`. */
  readonly pageNumber: number
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number
}

/** The page of a URL value, clamped to the existing pages. */
export function paginate<Item>(
  items: readonly Item[],
  requestedPage: string | undefined,
  pageSize: number,
): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const pageNumber = Math.min(
    pageCount,
    /^\d+$/.test(requestedPage ?? '') ? Math.max(1, Number(requestedPage)) : 1,
  )
  return {
    items: items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    pageNumber,
    pageCount,
  }
}

/** How many related articles there are at most (spec 9). */
const maxRelatedArticles = 3

type RelatableArticle = FilterableArticle & Pick<Article, 'id' | 'date' | 'createdDate'>

/**
 * Up to three related articles (spec 9): first those of the same country with the most shared tags, then those of the
 * same country, then any; newest first among equals. Two articles about all countries count as the same country.
 */
export function findRelatedArticles<Item extends RelatableArticle>(
  article: Item,
  articles: readonly Item[],
): Item[] {
  const country = getArticleCountryCode(article)
  const keys = new Set(getArticleTags(article).map(getTagKey))

  function getSimilarity(other: Item): number {
    if (getArticleCountryCode(other) !== country) return -1
    return new Set(
      getArticleTags(other)
        .map(getTagKey)
        .filter((key) => keys.has(key)),
    ).size
  }
  return sortNewestFirst(articles.filter(({ id }) => id !== article.id))
    .map((other) => ({ other, similarity: getSimilarity(other) }))
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, maxRelatedArticles)
    .map(({ other }) => other)
}

/** Picks `size` items in an order that follows from `seed` (0 to 1), so that the choice is stable while a page is open. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = createRandom(Math.floor(seed * 2 ** 32))
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ item }) => item)
}
