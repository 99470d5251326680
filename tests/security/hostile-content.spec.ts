/**
 * The production client with a server whose texts are hostile samples. Wherever a record is shown, nothing runs, loads,
 * covers the page or takes a name. The content security policy is active. `test` fails on a violation, except on those
 * that the sanitiser's own parsing causes (`setUpHostileSite`): `inspectPages` looks for what is left of them in the
 * document.
 */
import { getResultPath } from '../../src/domain/orientation/result-address.ts'
import { slugify } from '../../src/domain/slug.ts'
import { entityNames } from '../../src/domain/entities.ts'
import { button, editor } from '../support/forms.ts'
import { captureWrite } from '../support/requests.ts'
import { allowOrigin, expect, allowErrors, test, type Page } from '../support/test.ts'
import { countryCount, createHostileServer, samples, visas } from './hostile-records.ts'
import { installTrap, inspectPages } from './page-inspection.ts'
import { routeSite, siteUrl } from './route-site.ts'

async function setUpHostileSite(page: Page): Promise<void> {
  // The visitor has allowed the images of the benign samples, which do not exist.
  allowOrigin('https://images.example')
  allowErrors(/Failed to load resource/)
  // The sanitiser parses markup in an inert document. The browser reports violations there too.
  allowErrors(
    /^policy: (?:script-src-attr|style-src-\w+|base-uri|media-src) /,
    /^Executing inline event handler/,
    /^Setting the document's base URI/,
    /^Loading media from/,
    /^Applying inline style/,
  )
  await page.route('https://images.example/**', (route) => route.fulfill({ body: '' }))
  await page.addInitScript(() => {
    // The frames of the samples have no storage.
    if (location.origin !== 'null')
      localStorage.setItem('consent', JSON.stringify({ pictures: ['images.example'] }))
  })
  await page.addInitScript(installTrap)
  await routeSite(page.context(), createHostileServer())
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function expectHarmless(page: Page, paths: readonly string[]): Promise<void> {
  const { issues, texts } = await inspectPages(page, paths)
  expect(issues).toEqual([])
  // Pages that show no records would be harmless, too.
  expect(texts).toBeGreaterThan(paths.length)
}

const sampleIds = samples.map((_, index) => index + 1)

/**
 * Each sample has one kind of page of its own. The lists show all samples, and the stories of the sanitiser test them all
 * without a policy.
 */
const selectThird = (remainder: number) => sampleIds.filter((id) => id % 3 === remainder)
const articleIds = selectThird(0)
const visaIds = selectThird(1)
const editedIds = selectThird(2)

/** The pages of a list of 100 rows a page. */
const pageNumbers = Array.from({ length: Math.ceil(samples.length / 100) }, (_, index) => index + 1)

/** The slugs of the countries of the records. */
const countrySlugs = Array.from({ length: countryCount }, (_, index) =>
  index === 0 ? 'belgique' : `pays-${index + 1}`,
)

/** The paths by what they show. `!open` opens the details, `!tabs` each tab (page-inspection.ts). */
const pathsByUse: Readonly<Record<string, readonly string[]>> = {
  'cards of the home page, testimonials, articles': countrySlugs.map((slug) => `/?country=${slug}`),
  'level descriptions': ['/interventions/belgique/visa-1!open'],
  offers: ['/pricing/belgique/visa-1'],
  FAQ: ['/faq?q=hostile!open', ...countrySlugs.map((slug) => `/faq?country=${slug}!open`)],
  // Three of the pages of the list, which all show the same kind of card.
  'blog: cards, filters, tags': ['/blog', '/blog?page=2', '/blog?country=BE', '/blog?page=9'],
  'articles: content, introduction, tags, author': articleIds.map((id) => `/blog/article-${id}`),
  'visa content': visas
    .filter(({ id }) => visaIds.includes(id))
    .map(
      ({ name, countryId }) =>
        `/detailsvisa/${countrySlugs[countryId - 1]}/${encodeURIComponent(slugify(name))}`,
    ),
  'letters and the rules on deadlines': ['/lettre/regles', '/lettre?country=FR&letter=removal'],
  'the choice of a visa': [
    '/orientation/plan',
    getResultPath({ purpose: 'other' }),
    getResultPath({ country: '<b>' }),
  ],
  'the rich text editor': editedIds.map((id) => `/admin/visas/formulaire/${id}`),
  'lawyers and their profiles': [
    '/avocatslist',
    '/services',
    '/contact',
    ...sampleIds.slice(0, 12).map((id) => `/detailsavocatslist/${id}!tabs`),
  ],
  'lists of the back-office': entityNames.flatMap((list) =>
    pageNumbers.map((number) => `/admin/${list}?lignes=100&page=${number}`),
  ),
}

for (const [name, paths] of Object.entries(pathsByUse)) {
  test(`hostile texts do nothing in ${name}`, async ({ page }) => {
    await setUpHostileSite(page)
    await visit(page, paths[0]?.split('!')[0] ?? '/')
    await expectHarmless(page, paths)
  })
}

/** Loading the editor and saving take seconds for each sample. */
const savedIds = sampleIds.filter((id) => id % 24 === 1)

const foreignElement =
  /<(?!\/?(?:p|br|h[2-6]|blockquote|ul|ol|li|strong|em|u|s|sub|sup|small|code|time|abbr|a|img)\b)/i
const foreignAttribute = /<[^>]*(?:\s(?:on\w+|class|style|id)=|javascript:)/i

test('the rich text editor saves hostile texts sanitised', async ({ page }) => {
  await setUpHostileSite(page)
  for (const id of savedIds) {
    await page.goto(`${siteUrl}/admin/visas/formulaire/${id}`)
    const edit = button(page, 'Modifier quand même')
    await expect(edit.or(editor(page))).toBeVisible()
    if (await edit.isVisible()) await edit.click()
    await editor(page).click()
    await editor(page).pressSequentially('x')
    const { body } = await captureWrite(page, () => button(page, 'Modifier').click())
    const { content } = body as { content: string }
    expect(content).not.toMatch(foreignElement)
    expect(content).not.toMatch(foreignAttribute)
  }
  await expectHarmless(page, ['/admin/visas'])
})
