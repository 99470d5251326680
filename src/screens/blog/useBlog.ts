import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import {
  toArticleSearchParams,
  articlesPerPage,
  getCountriesWithCounts,
  filterArticles,
  filterByCountry,
  parseArticleFilters,
  getTagsWithCounts,
} from '#domain/article-filters.ts'
import { isPublished, sortNewestFirst } from '#domain/articles.ts'
import { paginate } from '#domain/pagination.ts'
import type { BlogSearchParams } from '#components/article-card/blog-origin.ts'

/** The published articles that an address asks for, and what they can be filtered by (spec 4). */
export function useBlog(search: BlogSearchParams) {
  const { queries } = useApi()
  const articles = useQuery(queries.articles.list())
  const countries = useQuery(queries.countries.list())

  const published = useMemo(
    () => sortNewestFirst((articles.data ?? []).filter(isPublished)),
    [articles.data],
  )
  const allTags = useMemo(() => getTagsWithCounts(published), [published])
  const allCountries = useMemo(
    () => getCountriesWithCounts(published, countries.data ?? []),
    [published, countries.data],
  )
  // A country without articles is only known once the countries are there.
  const knownCodes = countries.isPending ? undefined : allCountries.map(({ code }) => code)
  const filters = parseArticleFilters(search, allTags, knownCodes)
  const found = filterArticles(published, filters)
  const countByTagKey = new Map(
    getTagsWithCounts(filterByCountry(published, filters.country)).map(({ key, count }) => [
      key,
      count,
    ]),
  )
  return {
    articles,
    /** Whether all that filters can mean is there. */
    isReady: articles.isSuccess && countries.isSuccess,
    hasArticles: published.length > 0,
    countries: allCountries,
    /** With the number of articles in the chosen country; a chosen tag stays, be it of none. */
    tags: allTags
      .map((tag) => ({ ...tag, count: countByTagKey.get(tag.key) ?? 0 }))
      .filter(({ key, count }) => count > 0 || filters.tags.includes(key)),
    filters,
    found,
    page: paginate(found, search.page, articlesPerPage),
  }
}

export type BlogState = ReturnType<typeof useBlog>

/** The search parameters of the filters and page that apply; the first page needs none. */
export function toBlogSearchParams({ filters, page }: BlogState): BlogSearchParams {
  return {
    ...toArticleSearchParams(filters),
    ...(page.pageNumber > 1 ? { page: String(page.pageNumber) } : {}),
  }
}
