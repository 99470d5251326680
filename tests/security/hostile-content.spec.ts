import { slugify } from '../../src/domain/slug.ts'
import { allowOrigin, recordCount, expect, expectErrors, test, type Page } from '../support/test.ts'
import { installTrap, inspectPages } from './page-inspection.ts'
import { countryCount, createHostileServer, samples, visas } from './hostile-records.ts'
import { routeSite, siteUrl } from './route-site.ts'

/**
 * The production client before a server whose every text is a hostile sample: through each place where a
 * record is shown nothing runs, loads, covers the page or takes a name. One document shows many samples.
 * The content security policy is on, and `test` fails on a violation: nothing even tried.
 */

async function openPage(page: Page, path: string): Promise<void> {
  // The benign samples have a picture of another host.
  allowOrigin('https://images.example')
  // The pictures themselves are not there.
  expectErrors(/Failed to load resource/)
  // A sanitiser has to parse: the policy is asked about documents too in which nothing can happen.
  expectErrors(
    /^policy: (?:script-src-attr|style-src-\w+|base-uri|media-src) /,
    /^Executing inline event handler/,
  )
  expectErrors(/^Setting the document's base URI/, /^Loading media from/, /^Applying inline style/)
  await page.route('https://images.example/**', (route) => route.fulfill({ body: '' }))
  // A visitor who has agreed to them.
  await page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('consent', JSON.stringify({ pictures: ['images.example'] }))
  })
  await page.addInitScript(installTrap)
  await routeSite(page.context(), createHostileServer())
  await page.goto(siteUrl + path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function expectHarmless(page: Page, paths: readonly string[]): Promise<void> {
  const { faults, texts } = await page.evaluate(inspectPages, paths)
  expect(faults).toEqual([])
  expect(texts).toBeGreaterThan(paths.length)
}

const sampleIds = samples.map((_, place) => place + 1)

/** The slugs of the countries that the records are of. */
const countrySlugs = Array.from({ length: countryCount }, (_, place) =>
  place === 0 ? 'belgique' : `pays-${place + 1}`,
)

/** Each place with the addresses that show every sample in it. */
const pathsByPlace: Readonly<Record<string, readonly string[]>> = {
  'cards of the home page, testimonials, articles': countrySlugs.map((slug) => `/?country=${slug}`),
  'level descriptions': ['/interventions/belgique/visa-1!open'],
  offers: ['/pricing/belgique/visa-1'],
  FAQ: ['/faq?q=hostile!open', ...countrySlugs.map((slug) => `/faq?country=${slug}!open`)],
  'blog: cards, filters, tags': ['/blog', '/blog?page=2', '/blog?country=BE', '/blog?page=9'],
  'articles: content, introduction, tags, author': sampleIds.map((id) => `/blog/a-${id}`),
  'visa content': visas.map(
    ({ name, countryId }) =>
      `/detailsvisa/${countrySlugs[countryId - 1]}/${encodeURIComponent(slugify(name))}`,
  ),
  'lawyers and their profiles': [
    '/avocatslist',
    '/services',
    '/contact',
    ...sampleIds.slice(0, 24).map((id) => `/detailsavocatslist/${id}!tabs`),
  ],
  'lists of the back-office': ['countries', 'visas', 'interventions', 'articles', 'faqs'].flatMap(
    (list) => [1, 2, 3].map((number) => `/admin/${list}?taille=100&page=${number}`),
  ),
}

for (const [name, paths] of Object.entries(pathsByPlace)) {
  test(`${name}: ${samples.length} samples`, async ({ page }) => {
    await openPage(page, paths[0]?.split('!')[0] ?? '/')
    await expectHarmless(page, paths)
    recordCount('samples of content × places where they are shown', samples.length)
  })
}

/** Many samples to load, some to save too. */
test(`the editor: ${samples.length} contents loaded, none acts`, async ({ page }) => {
  await openPage(page, '/admin/visas/formulaire/1')
  await expectHarmless(
    page,
    sampleIds.map((id) => `/admin/visas/formulaire/${id}`),
  )
  recordCount('samples of content × places where they are shown', samples.length)
})

test('the editor: what is saved is what visitors may see', async ({ page }) => {
  await openPage(page, '/admin/visas/formulaire/1')
  const saved: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT')
      saved.push((request.postDataJSON() as { content: string }).content)
  })
  for (const id of sampleIds.filter((place) => place % 24 === 1)) {
    await page.goto(`${siteUrl}/admin/visas/formulaire/${id}`)
    const anyway = page.getByRole('button', { name: 'Modifier quand même' })
    const content = page.getByRole('textbox', { name: 'Contenu', exact: true })
    await expect(anyway.or(content)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await content.click()
    await content.pressSequentially('x')
    const count = saved.length
    await page.getByRole('button', { name: 'Modifier', exact: true }).click()
    await expect.poll(() => saved.length).toBe(count + 1)
    expect(saved.at(-1)).not.toMatch(
      /<(?!\/?(?:p|br|h[2-6]|blockquote|ul|ol|li|strong|em|u|s|sub|sup|small|code|time|abbr|a|img)\b)|<[^>]*(?:\s(?:on\w+|class|style|id)=|javascript:)/i,
    )
  }
  await expectHarmless(page, ['/admin/visas'])
})
