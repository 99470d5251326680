import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import type { BlogSearchParams } from '#components/blog-navigation.ts'
import {
  toArticleSearchParams,
  articlesPerPage,
  getCountriesWithCounts,
  filterArticles,
  filterByCountry,
  parseArticleFilters,
  getTagsWithCounts,
  paginate,
} from '#domain/article-lists.ts'
import { isPublished, sortNewestFirst } from '#domain/articles.ts'

/** The published articles that match the search parameters, and the available filters (spec 4). */
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
  // Whether a country has articles is known only once the countries are loaded.
  const countryCodes = countries.isPending ? undefined : allCountries.map(({ code }) => code)
  const readFilters = (params: BlogSearchParams) =>
    parseArticleFilters(params, allTags, countryCodes)
  const filters = readFilters(search)
  const results = filterArticles(published, filters)
  const countByTagKey = new Map(
    getTagsWithCounts(filterByCountry(published, filters.country)).map(({ key, count }) => [
      key,
      count,
    ]),
  )
  return {
    articles,
    /** Whether everything that the filters depend on is loaded. */
    isReady: articles.data !== undefined && countries.data !== undefined,
    hasArticles: published.length > 0,
    countries: allCountries,
    /** Counted within the selected country; a selected tag stays even if its count is zero. */
    tags: allTags
      .map((tag) => ({ ...tag, count: countByTagKey.get(tag.key) ?? 0 }))
      .filter(({ key, count }) => count > 0 || filters.tags.includes(key)),
    filters,
    /** Reads the filters of search parameters that are not rendered yet. */
    readFilters,
    results,
    /** How many articles of any country match. */
    countEverywhere: filterArticles(published, { ...filters, country: undefined }).length,
    page: paginate(results, search.page, articlesPerPage),
  }
}

export type BlogState = ReturnType<typeof useBlog>

/** The search parameters of the current filters and page; the first page has no parameter. */
export function toBlogSearchParams({ filters, page }: BlogState): BlogSearchParams {
  return {
    ...toArticleSearchParams(filters),
    ...(page.pageNumber > 1 ? { page: String(page.pageNumber) } : {}),
  }
}
