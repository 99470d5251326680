import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { escapeHtml } from './escape-html.ts'
import type { SitePage } from './site-pages.ts'

interface SiteFiles {
  /** The folder of the build. */
  readonly folder: string
  readonly base: string
  /** The public URL of the site; without it, there is no sitemap. */
  readonly site: string | undefined
  readonly pages: readonly SitePage[]
}

/** Writes `robots.txt` and, if the URL of the site is known, `sitemap.xml`. */
export async function writeSearchEngineFiles({ folder, base, site, pages }: SiteFiles) {
  await writeFile(join(folder, 'robots.txt'), renderRobotsTxt(base, site))
  if (site !== undefined) await writeFile(join(folder, 'sitemap.xml'), renderSitemap(site, pages))
}

/** The public URL of the site with its base path; undefined if none is configured. */
export function parseSiteUrl(value: string | undefined, base: string): string | undefined {
  if (value === undefined || value.trim() === '') return undefined
  const origin = URL.parse(value)
  if (origin === null || !/^https?:$/.test(origin.protocol) || origin.pathname !== '/') {
    throw new Error(`VITE_SITE_URL is "${value}"; it should be like https://www.site.example`)
  }
  return new URL(base, origin).href
}

/** A sitemap (sitemaps.org) of pages below a URL that ends with a slash. */
export function renderSitemap(site: string, pages: readonly SitePage[]): string {
  const entries = pages.map(({ path, lastModified }) => {
    const date =
      lastModified === undefined
        ? ''
        : `<lastmod>${escapeHtml(lastModified.slice(0, 10))}</lastmod>`
    return `<url><loc>${escapeHtml(new URL(path.slice(1), site).href)}</loc>${date}</url>\n`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</urlset>\n',
  ].join('')
}

/** Robots may read what visitors see. A sitemap needs an absolute URL. */
export function renderRobotsTxt(base: string, site: string | undefined): string {
  const lines = ['User-agent: *', `Disallow: ${base}admin`]
  return [...lines, ...(site === undefined ? [] : [`Sitemap: ${site}sitemap.xml`]), ''].join('\n')
}
