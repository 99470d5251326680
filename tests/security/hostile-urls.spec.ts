import { hostileValues } from '../../src/content/hostile/samples.ts'
import { expect, expectErrors, test } from '../support/test.ts'
import { installTrap, inspectPages } from './page-inspection.ts'
import { createHostileServer } from './hostile-records.ts'
import { routeSite, siteUrl } from './route-site.ts'

const parameters =
  'country visa subject level office question q tab tags page name city category sort lang price pays statut taille tri colonnes'.split(
    ' ',
  )

test(`${hostileValues.length} values as slugs, ids and search parameters`, async ({ page }) => {
  expectErrors(
    /^policy: (?:script-src-attr|base-uri|media-src) /,
    /^Executing inline event handler/,
  )
  expectErrors(/^Setting the document's base URI/, /^Loading media from/, /^No published article/)
  expectErrors(/non trouvé/, /404/, /Failed to load resource/, /^Erreur HTTP/, /^HTTP error/)
  await page.addInitScript(installTrap)
  const answers = createHostileServer()
  await routeSite(page.context(), (path, ...rest) => {
    const answer = answers(path, ...rest)
    // Records that are right, few and quick to draw: here the address is what is hostile.
    return Array.isArray(answer) ? answer.slice(0, 3) : answer
  })
  await page.goto(`${siteUrl}/faq`)
  await expect(page.locator('main h1')).toBeVisible()
  const paths = hostileValues.flatMap((value, place) => {
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
    const list = ['articles', 'countries', 'visas', 'interventions', 'faqs'][place % 5]
    // Each value in some places, each place with some values.
    return [
      routes[place % 5],
      routes[(place + 2) % 5],
      `/admin/${list}/formulaire/${sent}`,
      `/admin/${list}?${search}`,
      `${screens[place % 7]}?${search}`,
      `${screens[(place + 3) % 7]}?${search}`,
    ].filter((path) => path !== undefined)
  })
  const { faults } = await page.evaluate(inspectPages, paths)
  expect(faults).toEqual([])
  await expect(page.locator('header, [role="banner"]').first()).toBeVisible()
})

/** What another script, a person or an older version may have left in the browser. */
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

test(`${storedValues.length} values in the device’s storage: no fault, no consent`, async ({
  page,
}) => {
  await page.addInitScript(installTrap)
  await routeSite(page.context(), (path) => (/^\/api\/|\.json$/.test(path) ? [] : undefined))
  await page.goto(`${siteUrl}/confidentialite`)
  for (const value of storedValues) {
    await page.evaluate((kept) => {
      for (const key of ['language', 'consent', 'shortlist', 'admin-shortcuts']) {
        localStorage.setItem(key, kept)
      }
      sessionStorage.setItem('tsr-scroll-restoration-v1_3', kept)
    }, value)
    // A new document reads what is there.
    await page.goto(`${siteUrl}/confidentialite`)
    await expect(page.getByRole('switch').first()).toBeVisible()
    for (const choice of await page.getByRole('switch').all())
      await expect(choice).not.toBeChecked()
    const { faults } = await page.evaluate(inspectPages, [
      '/avocatslist/comparer',
      '/contact',
      '/admin/faqs',
    ])
    expect(faults, value.slice(0, 40)).toEqual([])
  }
})
