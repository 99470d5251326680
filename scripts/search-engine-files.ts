import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { escapeHtml } from './escape-html.ts'
import {
  expandRoutes,
  findPublicRoutes,
  getRoutableRecords,
  readFixtures,
  type SitePage,
} from './site-pages.ts'

/**
 * Writes `robots.txt` and, if the URL of the site is known, `sitemap.xml`. The demo lists the pages of its
 * fixtures, by default at the URL of `npm start`. The production client lists the pages that it knows without
 * a server.
 */
export function searchEngineFiles({ withFixtures }: { withFixtures: boolean }): Plugin {
  let folder = ''
  let root = ''
  let base = '/'
  let site: string | undefined
  return {
    name: 'search-engines',
    apply: 'build',
    configResolved(config) {
      ;({ root, base } = config)
      folder = resolve(root, config.build.outDir)
      const configuredUrl: unknown = config.env['VITE_SITE_URL']
      const localUrl = withFixtures ? `http://localhost:${config.preview.port}` : undefined
      site = parseSiteUrl(
        typeof configuredUrl === 'string' && configuredUrl !== '' ? configuredUrl : localUrl,
        base,
      )
    },
    async writeBundle() {
      await writeFile(join(folder, 'robots.txt'), renderRobotsTxt(base, site))
      if (site === undefined) {
        this.info('sitemap.xml is not written: set VITE_SITE_URL to the URL of the site.')
        return
      }
      const fixtures = withFixtures ? await readFixtures(root) : undefined
      const records = await getRoutableRecords(root, fixtures)
      const routes = await findPublicRoutes(join(root, 'src/routes/_public'))
      const sitemap = renderSitemap(site, expandRoutes(routes, records))
      await writeFile(join(folder, 'sitemap.xml'), sitemap)
    },
  }
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
