import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The records whose pages have addresses of their own, as far as their addresses need them. */
export interface RoutableRecords {
  readonly countries: readonly { readonly id: number; readonly slug: string }[]
  readonly visas: readonly { readonly countryId: number; readonly slug: string }[]
  /** Those that visitors may read. */
  readonly articles: readonly { readonly slug: string; readonly date?: string | undefined }[]
  readonly lawyers: readonly { readonly id: number }[]
}

/** A page of the site: its path below the base path, and the day of its last change where that is known. */
export interface SitePage {
  readonly path: string
  readonly lastModified?: string | undefined
}

/** What stands in a route's path for a record, and the pages that the records make of it. */
const expansions: Record<string, (records: RoutableRecords) => SitePage[]> = {
  '$country/$visa': ({ countries, visas }) =>
    visas.flatMap((visa) =>
      countries
        .filter(({ id }) => id === visa.countryId)
        .map((country) => ({ path: `${country.slug}/${visa.slug}` })),
    ),
  $slug: ({ articles }) => articles.map(({ slug, date }) => ({ path: slug, changed: date })),
  $id: ({ lawyers }) => lawyers.map(({ id }) => ({ path: String(id) })),
}

/**
 * The paths of the public pages, as their routes write them: a route file that names a title shows a
 * page, one without redirects or is not built yet.
 */
export async function findPublicRoutes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const sources = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  return sources
    .filter((source) => /staticData: \{\s*title: /.test(source))
    .flatMap(
      (source) => source.match(/createFileRoute\('\/_public(?<path>[^']*)'\)/)?.groups?.path ?? [],
    )
    .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    .toSorted((one, other) => one.localeCompare(other))
}

/** The pages of routes: one each, or one for each record that the path has room for. */
export function expandRoutes(routes: readonly string[], records: RoutableRecords): SitePage[] {
  return routes.flatMap((route) => {
    const start = route.indexOf('$')
    if (start === -1) return [{ path: route }]
    const expand = expansions[route.slice(start)]
    if (expand === undefined) {
      throw new Error(`scripts/sitemap.ts does not know the records of "${route}".`)
    }
    return expand(records).map(({ path, lastModified }) => ({
      path: route.slice(0, start) + encodeURI(path),
      lastModified,
    }))
  })
}

/** The site's public address; undefined when none is given, an error when it is none. */
export function parseSiteUrl(value: string | undefined, base: string): string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const origin = URL.parse(value)
  if (origin === null || !/^https?:$/.test(origin.protocol) || origin.pathname !== '/') {
    throw new Error(`VITE_SITE_ADDRESS is "${value}"; it should be like https://www.site.example`)
  }
  return new URL(base, origin).href
}

/** A sitemap (sitemaps.org) of pages below an address that ends with a slash. */
export function renderSitemap(site: string, pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, lastModified }) => {
    const day =
      lastModified === undefined ? '' : `<lastmod>${escapeXml(lastModified.slice(0, 10))}</lastmod>`
    return `<url><loc>${escapeXml(new URL(path.slice(1), site).href)}</loc>${day}</url>\n`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('')
}

/** What robots may read: all that visitors see. They are only told of a sitemap by a whole address. */
export function renderRobotsTxt(base: string, site: string | undefined): string {
  const lines = ['User-agent: *', `Disallow: ${base}admin`]
  return [...lines, ...(site === undefined ? [] : [`Sitemap: ${site}sitemap.xml`]), ''].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
