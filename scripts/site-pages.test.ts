import { describe, expect, it } from 'vitest'

import { publicPages } from '#routes/-pages.ts'

import { createBuildApi } from './prerender/build-api.ts'
import { createFixtureFetch } from './prerender/fixture-fetch.ts'
import { parseSiteUrl, renderRobotsTxt, renderSitemap } from './search-engine-files.ts'
import { expandRoutes, readRoutableRecords } from './site-pages.ts'

const root = new URL('../', import.meta.url).pathname
const routes = publicPages.map(({ route }) => route)
const records = {
  countries: [
    { id: 1, slug: 'belgique' },
    { id: 2, slug: 'france' },
  ],
  visas: [
    { countryId: 1, slug: 'visa-etudiant' },
    { countryId: 2, slug: 'visa-etudiant' },
  ],
  articles: [{ slug: 'refus', date: '2026-11-16T08:30:00.000Z' }, { slug: '7' }],
  lawyers: [{ id: 3 }],
}

describe('the pages of the site', () => {
  it('include one page for each record of a path with parameters', () => {
    const pages = expandRoutes(
      ['/', '/blog/$slug', '/detailsavocatslist/$id', '/pricing/$country/$visa'],
      records,
    )
    expect(pages).toContainEqual({
      path: '/blog/refus',
      lastModified: '2026-11-16T08:30:00.000Z',
    })
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      '/blog/refus',
      '/blog/7',
      '/detailsavocatslist/3',
      '/pricing/belgique/visa-etudiant',
      '/pricing/france/visa-etudiant',
    ])
  })

  it('stop the build if the records of a path are unknown', () => {
    expect(() => expandRoutes(['/lawyers/$name'], records)).toThrow('/lawyers/$name')
  })

  it('are unique and complete for the real routes and fixtures, without drafts', async () => {
    const { calls } = createBuildApi(`${root}public`, createFixtureFetch())
    const pages = expandRoutes(routes, await readRoutableRecords(calls, true))
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.join('\n')).not.toMatch(/\$|undefined|null|.\/$/m)
    expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(20)
    expect(paths).not.toContain(
      '/blog/sinstaller-et-entreprendre-au-cameroun-visa-carte-de-sejour-agrements',
    )
    expect(paths).toContain('/interventions/belgique/visa-etudiant')
  })
})

describe('parseSiteUrl', () => {
  it.each([
    [undefined, '/', undefined],
    ['', '/', undefined],
    ['https://site.example', '/', 'https://site.example/'],
    ['https://site.example/', '/demo/', 'https://site.example/demo/'],
  ])('%j with base path %j is %j', (value, base, url) => {
    expect(parseSiteUrl(value, base)).toBe(url)
  })

  it.each(['site.example', 'ftp://site.example', 'https://site.example/fr'])(
    'refuses %j',
    (value) => {
      expect(() => parseSiteUrl(value, '/')).toThrow('VITE_SITE_URL')
    },
  )
})

it('a sitemap has absolute, escaped URLs and known dates', () => {
  const xml = renderSitemap('https://site.example/demo/', [
    { path: '/' },
    { path: '/blog/a&b', lastModified: '2026-11-16T08:30:00.000Z' },
  ])
  expect(xml).toContain('<url><loc>https://site.example/demo/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://site.example/demo/blog/a&amp;b</loc><lastmod>2026-11-16</lastmod></url>',
  )
})

it('robots.txt names the sitemap only if there is one', () => {
  expect(renderRobotsTxt('/', undefined)).toBe('User-agent: *\nDisallow: /admin\n')
  expect(renderRobotsTxt('/demo/', 'https://site.example/demo/')).toBe(
    'User-agent: *\nDisallow: /demo/admin\nSitemap: https://site.example/demo/sitemap.xml\n',
  )
})
