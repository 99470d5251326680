import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import {
  addressOf,
  articlesPerPage,
  countriesInUse,
  filterArticles,
  inCountry,
  readFilters,
  tagsInUse,
} from '#domain/article-filters.ts'
import { isPublished, newestFirst } from '#domain/articles.ts'
import { pageOf } from '#domain/paging.ts'
import type { BlogSearch } from '#parts/article-card/blog-origin.ts'

/** The published articles that an address asks for, and what they can be filtered by (spec 4). */
export function useBlog(search: BlogSearch) {
  const { queries } = useApi()
  const articles = useQuery(queries.articles.list())
  const countries = useQuery(queries.countries.list())

  const published = useMemo(
    () => newestFirst((articles.data ?? []).filter(isPublished)),
    [articles.data],
  )
  const allTags = useMemo(() => tagsInUse(published), [published])
  const allCountries = useMemo(
    () => countriesInUse(published, countries.data ?? []),
    [published, countries.data],
  )
  // A country without articles is only known once the countries are there.
  const knownCodes = countries.isPending ? undefined : allCountries.map(({ code }) => code)
  const filters = readFilters(search, allTags, knownCodes)
  const found = filterArticles(published, filters)
  const countIn = new Map(
    tagsInUse(inCountry(published, filters.country)).map(({ key, count }) => [key, count]),
  )
  return {
    articles,
    /** Whether all that filters can mean is there. */
    isKnown: articles.isSuccess && countries.isSuccess,
    hasArticles: published.length > 0,
    countries: allCountries,
    /** With the number of articles in the chosen country; a chosen tag stays, be it of none. */
    tags: allTags
      .map((tag) => ({ ...tag, count: countIn.get(tag.key) ?? 0 }))
      .filter(({ key, count }) => count > 0 || filters.tags.includes(key)),
    filters,
    found,
    page: pageOf(found, search.page, articlesPerPage),
  }
}

export type BlogState = ReturnType<typeof useBlog>

/** The search parameters of the filters and page that apply; the first page needs none. */
export function searchOf({ filters, page }: BlogState): BlogSearch {
  return { ...addressOf(filters), ...(page.number > 1 ? { page: String(page.number) } : {}) }
}
