import { hostileValues } from '../../src/content/hostile/samples.ts'
import { entityNames } from '../../src/domain/entities.ts'
import { expect, allowErrors, test } from '../support/test.ts'
import { installTrap, inspectPages } from './page-inspection.ts'
import { createHostileServer } from './hostile-records.ts'
import { routeSite, siteUrl } from './route-site.ts'

const parameters =
  'country visa subject level office question q tab tags page name city category sort lang price pays statut taille tri colonnes'.split(
    ' ',
  )

test('hostile slugs, ids and search parameters do nothing', async ({ page }) => {
  allowErrors(/^policy: (?:script-src-attr|base-uri|media-src) /, /^Executing inline event handler/)
  allowErrors(/^Setting the document's base URI/, /^Loading media from/, /^No published article/)
  allowErrors(/non trouvé/, /404/, /Failed to load resource/, /^Erreur HTTP/, /^HTTP error/)
  await page.addInitScript(installTrap)
  const respond = createHostileServer()
  await routeSite(page.context(), (path, ...rest) => {
    const response = respond(path, ...rest)
    // Few records, which render quickly.
    return Array.isArray(response) ? response.slice(0, 3) : response
  })
  await page.goto(`${siteUrl}/faq`)
  await expect(page.locator('main h1')).toBeVisible()
  const paths = hostileValues.flatMap((value, index) => {
    const sent = value.includes('%') ? value : encodeURIComponent(value)
    const search = parameters.map((name) => `${name}=${sent}`).join('&')
    const routes = [
      `/interventions/${sent}/${sent}`,
      `/detailsvisa/belgique/${sent}`,
      `/pricing/${sent}/${sent}`,
      `/blog/${sent}`,
      `/detailsavocatslist/${sent}`,
    ]
    const screens = ['/', '/faq', '/blog', '/contact', '/avocatslist', '/apropos', '/nulle-part']
    const list = entityNames[index % entityNames.length]
    // Each value in some of the paths, each path with some of the values.
    return [
      routes[index % 5],
      routes[(index + 2) % 5],
      `/admin/${list}/formulaire/${sent}`,
      `/admin/${list}?${search}`,
      `${screens[index % 7]}?${search}`,
      `${screens[(index + 3) % 7]}?${search}`,
    ].filter((path) => path !== undefined)
  })
  const { issues } = await inspectPages(page, paths)
  expect(issues).toEqual([])
  await expect(page.locator('header, [role="banner"]').first()).toBeVisible()
})

/** Values that another script, a person or an older version may have stored. */
const storedValues = [
  'null',
  '[]',
  '{}',
  '"x"',
  '[1,1,-1,1e99,"2",null,{}]',
  '{"ids":"x"}',
  '{"videos":{"allowed":true},"maps":["allowed"]}',
  '{"__proto__":{"videos":"allowed"}}',
  '{"state":{"videos":"allowed"},"version":0}',
  '<img src=x onerror=ran(1)>',
  '{"videos":"allowed"',
  '\u0000',
  '9'.repeat(5000),
]

test('invalid stored values cause no error and give no consent', async ({ page }) => {
  await page.addInitScript(installTrap)
  await routeSite(page.context(), (path) => (/^\/api\/|\.json$/.test(path) ? [] : undefined))
  for (const value of storedValues) {
    // A page without the client, which would overwrite the values when it is left.
    await page.goto(`${siteUrl}/robots.txt`)
    await page.evaluate((stored) => {
      for (const key of ['language', 'consent', 'shortlist', 'admin-shortcuts']) {
        localStorage.setItem(key, stored)
      }
      sessionStorage.setItem('tsr-scroll-restoration-v1_3', stored)
    }, value)
    await page.goto(`${siteUrl}/confidentialite`)
    await expect(page.getByRole('switch').first()).toBeVisible()
    for (const consent of await page.getByRole('switch').all())
      await expect(consent).not.toBeChecked()
    const { issues } = await inspectPages(page, [
      '/avocatslist/comparer',
      '/contact',
      '/admin/faqs',
    ])
    expect(issues, value.slice(0, 40)).toEqual([])
  }
})
