import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { getArticleDate, isPublished, getArticleSlug } from '#domain/articles.ts'
import { withSlugs, withVisaSlugs } from '#domain/slug.ts'
import { defaultSelection } from '#domain/visas.ts'

/** The records that have pages, reduced to what their paths need. */
export interface RoutableRecords {
  readonly countries: readonly { readonly id: number; readonly slug: string }[]
  readonly visas: readonly { readonly countryId: number; readonly slug: string }[]
  /** Published articles only. */
  readonly articles: readonly { readonly slug: string; readonly date?: string | undefined }[]
  readonly lawyers: readonly { readonly id: number }[]
}

/** A page of the site: its path below the base path, and the date of its last change if known. */
export interface SitePage {
  readonly path: string
  readonly lastModified?: string | undefined
}

/** Records as the API returns them, with what their paths need. */
export interface ApiRecords {
  readonly countries: readonly { readonly id: number; readonly name: string }[]
  readonly visas: readonly {
    readonly id: number
    readonly name: string
    readonly countryId?: number | null | undefined
  }[]
  readonly articles: readonly (Parameters<typeof isPublished>[0] &
    Parameters<typeof getArticleSlug>[0] &
    Parameters<typeof getArticleDate>[0])[]
}

/** The records with pages. Without API records, a build knows the default country and visa only (spec 9). */
export async function getRoutableRecords(
  root: string,
  records: ApiRecords | undefined,
): Promise<RoutableRecords> {
  // The lawyers are a static file of the site (spec 2.11), so every build has them.
  const lawyers = await readJson<{ id: number }[]>(join(root, 'public/lawyers.json'))
  if (records === undefined) {
    return {
      countries: [{ id: 1, slug: defaultSelection.country }],
      visas: [{ countryId: 1, slug: defaultSelection.visa }],
      articles: [],
      lawyers,
    }
  }
  return {
    countries: withSlugs(records.countries),
    visas: withVisaSlugs(records.visas).flatMap(({ countryId, slug }) =>
      countryId == null ? [] : { countryId, slug },
    ),
    articles: records.articles
      .filter(isPublished)
      .map((article) => ({ slug: getArticleSlug(article), date: getArticleDate(article) })),
    lawyers,
  }
}

/** The fixtures, with the status of each article as the API returns it. */
export async function readFixtures(root: string): Promise<ApiRecords> {
  const read = <T>(table: string) => readJson<T>(join(root, `mocks/fixtures/data/${table}.json`))
  type FixtureArticle = ApiRecords['articles'][number] & { readonly statusId: number }
  const articles = await read<FixtureArticle[]>('articles')
  const statuses = await read<{ id: number; status: string }[]>('articleStatuses')
  return {
    countries: await read<ApiRecords['countries']>('countries'),
    visas: await read<ApiRecords['visas']>('visas'),
    articles: articles.map((article) => ({
      ...article,
      articleStatus: statuses.find(({ id }) => id === article.statusId),
    })),
  }
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T
}

/** The parameters at the end of a route's path, and the pages that the records give them. */
const expansions: Record<string, (records: RoutableRecords) => SitePage[]> = {
  '$country/$visa': ({ countries, visas }) =>
    visas.flatMap((visa) =>
      countries
        .filter(({ id }) => id === visa.countryId)
        .map((country) => ({ path: `${country.slug}/${visa.slug}` })),
    ),
  $slug: ({ articles }) => articles.map(({ slug, date }) => ({ path: slug, lastModified: date })),
  $id: ({ lawyers }) => lawyers.map(({ id }) => ({ path: String(id) })),
}

/** The paths of the public routes. A route file with a title renders a page; one without redirects. */
export async function findPublicRoutes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sources = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  return sources
    .filter((source) => /staticData: \{[^}]*title: /.test(source))
    .flatMap(
      (source) => source.match(/createFileRoute\('\/_public(?<path>[^']*)'\)/)?.groups?.path ?? [],
    )
    .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    .toSorted((a, b) => a.localeCompare(b))
}

/** The pages of the routes: one each, or one for each record that its parameters can name. */
export function expandRoutes(routes: readonly string[], records: RoutableRecords): SitePage[] {
  return routes.flatMap((route) => {
    const start = route.indexOf('$')
    if (start === -1) return [{ path: route }]
    const expand = expansions[route.slice(start)]
    if (expand === undefined) {
      throw new Error(`scripts/site-pages.ts does not know the records of "${route}".`)
    }
    return expand(records).map(({ path, lastModified }): SitePage => ({
      path: route.slice(0, start) + encodeURI(path),
      lastModified,
    }))
  })
}
