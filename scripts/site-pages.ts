import type { Api } from '#api/api.ts'
import { getArticleDate, isPublished, getArticleSlug } from '#domain/articles.ts'
import { fillPattern } from '#domain/page-urls.ts'
import { withSlugs, withVisaSlugs } from '#domain/slug.ts'
import { defaultSelection } from '#domain/visas.ts'

/** A page of the site: its path below the base path, and the date of its last change if known. */
export interface SitePage {
  readonly path: string
  readonly lastModified?: string | undefined
}

/** The records that have pages, reduced to what their paths need. */
interface RoutableRecords {
  readonly countries: readonly { readonly id: number; readonly slug: string }[]
  readonly visas: readonly {
    readonly countryId?: number | null | undefined
    readonly slug: string
  }[]
  /** Published articles only. */
  readonly articles: readonly { readonly slug: string; readonly date?: string | undefined }[]
  readonly lawyers: readonly { readonly id: number }[]
}

/** Reads the records that have pages. Without a server, a build knows the default country and visa only (spec 9). */
export async function readRoutableRecords(
  calls: Api['calls'],
  hasServer: boolean,
): Promise<RoutableRecords> {
  // The lawyers are a static file of the site (spec 2.11), so every build has them.
  const lawyers = await calls.lawyers.list({})
  if (!hasServer) {
    return {
      countries: [{ id: 1, slug: defaultSelection.country }],
      visas: [{ countryId: 1, slug: defaultSelection.visa }],
      articles: [],
      lawyers,
    }
  }
  const [countries, visas, articles] = await Promise.all([
    calls.countries.list({}),
    calls.visas.list({}),
    calls.articles.list({}),
  ])
  return {
    countries: withSlugs(countries),
    visas: withVisaSlugs(visas),
    articles: articles
      .filter(isPublished)
      .map((article) => ({ slug: getArticleSlug(article), date: getArticleDate(article) })),
    lawyers,
  }
}

/** The parameters of a page, and the date of its last change. */
interface Expansion {
  readonly parameters: Readonly<Record<string, string | number>>
  readonly lastModified?: string | undefined
}

/** The parameters at the end of a route's path, and the values that the records give them. */
const expansions: Record<string, (records: RoutableRecords) => Expansion[]> = {
  '$country/$visa': ({ countries, visas }) =>
    visas.flatMap((visa) =>
      countries
        .filter(({ id }) => id === visa.countryId)
        .map((country) => ({ parameters: { country: country.slug, visa: visa.slug } })),
    ),
  $slug: ({ articles }) =>
    articles.map(({ slug, date }) => ({ parameters: { slug }, lastModified: date })),
  $id: ({ lawyers }) => lawyers.map(({ id }) => ({ parameters: { id } })),
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
    return expand(records).map(({ parameters, lastModified }): SitePage => ({
      path: encodeURI(fillPattern(route, parameters)),
      lastModified,
    }))
  })
}
