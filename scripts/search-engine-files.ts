import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { defaultSelection } from '../src/domain/country-visa-selection.ts'
import { getArticleSlug } from '../src/domain/article-text.ts'
import { getArticleDate, isPublished } from '../src/domain/articles.ts'
import { withSlugs, withVisaSlugs } from '../src/domain/slug.ts'
import {
  expandRoutes,
  findPublicRoutes,
  renderRobotsTxt,
  parseSiteUrl,
  renderSitemap,
  type RoutableRecords,
} from './sitemap.ts'

/** What a build knows of a real server's records: the default country and visa (spec 9). */
const defaultRecords: Omit<RoutableRecords, 'lawyers'> = {
  countries: [{ id: 1, slug: defaultSelection.country }],
  visas: [{ countryId: 1, slug: defaultSelection.visa }],
  articles: [],
}

/**
 * Writes `robots.txt` and, where the site's public address is known, `sitemap.xml`. The demo lists the
 * pages of its fixtures, at the address where `npm start` shows it if no other is given; the production
 * client, whose records are a server's, lists those of its routes.
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
      const configuredUrl: unknown = config.env['VITE_SITE_ADDRESS']
      const local = withFixtures ? `http://localhost:${config.preview.port}` : undefined
      site = parseSiteUrl(
        typeof configuredUrl === 'string' && configuredUrl !== '' ? configuredUrl : local,
        base,
      )
    },
    async writeBundle() {
      await writeFile(join(folder, 'robots.txt'), renderRobotsTxt(base, site))
      if (site === undefined) {
        this.info(
          'sitemap.xml is not written: VITE_SITE_ADDRESS does not say where the site will be.',
        )
        return
      }
      const records = withFixtures
        ? await readFixtures(root)
        : { ...defaultRecords, lawyers: await readLawyers(root) }
      const routes = await findPublicRoutes(join(root, 'src/routes/_public'))
      await writeFile(
        join(folder, 'sitemap.xml'),
        renderSitemap(site, expandRoutes(routes, records)),
      )
    },
  }
}

/** The records of the fixtures that have pages. */
export async function readFixtures(root: string): Promise<RoutableRecords> {
  const read = async (table: string) =>
    JSON.parse(await readFile(join(root, `mocks/fixtures/data/${table}.json`), 'utf8')) as unknown
  const countries = (await read('countries')) as { id: number; name: string }[]
  const visas = (await read('visas')) as { id: number; countryId: number; name: string }[]
  const articles = (await read('articles')) as {
    id: number
    slug: string
    date: string | null
    statusId: number
  }[]
  const statuses = (await read('articleStatuses')) as { id: number; status: string }[]
  return {
    lawyers: await readLawyers(root),
    countries: withSlugs(countries),
    visas: withVisaSlugs(visas),
    articles: articles
      .filter(({ statusId }) =>
        isPublished({ articleStatus: statuses.find(({ id }) => id === statusId) }),
      )
      .map((article) => ({ slug: getArticleSlug(article), date: getArticleDate(article) })),
  }
}

/** The lawyers are a file of the site itself (spec 2.11), in each build. */
export async function readLawyers(root: string): Promise<RoutableRecords['lawyers']> {
  return JSON.parse(await readFile(join(root, 'public/lawyers.json'), 'utf8')) as { id: number }[]
}
