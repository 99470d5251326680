import { describe, expect, it } from 'vitest'

import { readFixtures } from './search-engine-files.ts'
import {
  expandRoutes,
  findPublicRoutes,
  renderRobotsTxt,
  parseSiteUrl,
  renderSitemap,
} from './sitemap.ts'

const root = new URL('../', import.meta.url).pathname
const routes = await findPublicRoutes(`${root}src/routes/_public`)
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
  it('are those of the routes that show one; redirects and the rest are none', () => {
    expect(routes).toEqual(expect.arrayContaining(['/', '/blog', '/blog/$slug']))
    expect(routes).not.toContain('/$')
    expect(routes).not.toContain('/interventions')
  })

  it('are as many as there are records for a path', () => {
    const pages = expandRoutes(
      ['/', '/blog/$slug', '/detailsavocatslist/$id', '/pricing/$country/$visa'],
      records,
    )
    expect(pages.map(({ path }) => path)).toEqual([
      '/',
      '/blog/refus',
      '/blog/7',
      '/detailsavocatslist/3',
      '/pricing/belgique/visa-etudiant',
      '/pricing/france/visa-etudiant',
    ])
  })

  it('stop the build when nobody has said what records a path stands for', () => {
    expect(() => expandRoutes(['/lawyers/$name'], records)).toThrow('/lawyers/$name')
  })

  it('are each once, and whole, for the real routes and fixtures; no draft is among them', async () => {
    const paths = expandRoutes(routes, await readFixtures(root)).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.join('\n')).not.toMatch(/\$|undefined|null|.\/$/m)
    expect(paths.filter((path) => path.startsWith('/blog/'))).toHaveLength(20)
    expect(paths).not.toContain(
      '/blog/sinstaller-et-entreprendre-au-cameroun-visa-carte-de-sejour-agrements',
    )
    expect(paths).toContain('/interventions/belgique/visa-etudiant')
  })
})

describe('siteAddress', () => {
  it.each([
    [undefined, '/', undefined],
    ['', '/', undefined],
    ['https://site.example', '/', 'https://site.example/'],
    ['https://site.example/', '/demo/', 'https://site.example/demo/'],
  ])('%j below %j is %j', (value, base, address) => {
    expect(parseSiteUrl(value, base)).toBe(address)
  })

  it.each(['site.example', 'ftp://site.example', 'https://site.example/fr'])(
    'refuses %j',
    (value) => {
      expect(() => parseSiteUrl(value, '/')).toThrow('VITE_SITE_ADDRESS')
    },
  )
})

it('a sitemap gives whole, escaped addresses, and days where they are known', () => {
  const xml = renderSitemap('https://site.example/demo/', [
    { path: '/' },
    { path: '/blog/a&b', lastModified: '2026-11-16T08:30:00.000Z' },
  ])
  expect(xml).toContain('<url><loc>https://site.example/demo/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://site.example/demo/blog/a&amp;b</loc><lastmod>2026-11-16</lastmod></url>',
  )
})

it('robots are told of the sitemap only where it exists', () => {
  expect(renderRobotsTxt('/', undefined)).toBe('User-agent: *\nDisallow: /admin\n')
  expect(renderRobotsTxt('/demo/', 'https://site.example/demo/')).toBe(
    'User-agent: *\nDisallow: /demo/admin\nSitemap: https://site.example/demo/sitemap.xml\n',
  )
})
