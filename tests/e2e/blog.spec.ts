import { expect, test, type Page } from '../support/test.ts'

const studentArticleTitle =
  'Refus de visa étudiant en Belgique\u00a0: que faire dans les trente jours'
const studentArticlePath =
  '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours'

let violations: string[]
test.beforeEach(({ page }) => {
  violations = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text())
  })
})
test.afterEach(() => {
  expect(violations).toEqual([])
})

const count = (page: Page) => page.getByRole('main').getByRole('heading', { name: /^\d+ article/ })
const themes = (page: Page) => page.getByRole('group', { name: 'Thèmes' })

test(
  'filters stand in the address, can be removed one by one, and keep the page where it is (spec 2.7.1, 4.7)',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/blog')
    await expect(page).toHaveTitle('Blog – Droit de Cité')
    await expect(count(page)).toHaveText('20 articles')

    await themes(page)
      .getByRole('button', { name: /^études/ })
      .scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      scrollTo(0, 120)
    })
    await themes(page)
      .getByRole('button', { name: /^études/ })
      .click()
    await expect(page).toHaveURL('/blog?tags=etudes')
    await expect(count(page)).toHaveText('4 articles')
    expect(await page.evaluate(() => scrollY)).toBe(120)

    await page.getByRole('button', { name: 'France' }).click()
    await expect(page).toHaveURL('/blog?country=FR&tags=etudes')
    await expect(count(page)).toHaveText('1 article')
    expect(await page.evaluate(() => scrollY)).toBe(120)

    await page.getByRole('button', { name: 'Retirer le filtre études' }).click()
    await expect(page).toHaveURL('/blog?country=FR')
    await page.getByRole('button', { name: 'Effacer tous les filtres' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(count(page)).toHaveText('20 articles')
  },
)

test('an address with filters is read tolerantly and put right, and the sidebar follows it', async ({
  page,
}) => {
  await page.goto('/faq')
  await page.goto('/blog?country=be&tags=2,Études,inconnu&page=9&autre=1')
  const filters = page.getByRole('list', { name: 'Filtres actifs:' })
  await expect(filters.getByRole('button')).toHaveCount(3)
  const latest = page.getByRole('complementary', { name: 'Derniers articles' })
  await expect(latest.getByRole('link')).toHaveCount(2)
  await expect(page).toHaveURL('/blog?country=BE&tags=refus,etudes')

  await page.goto('/blog?country=XX')
  await expect(count(page)).toHaveText('20 articles')
  await expect(latest.getByRole('link')).toHaveCount(5)
  await expect(page).toHaveURL('/blog')
  // Putting right adds nothing to the history.
  await page.goBack()
  await expect(page).toHaveURL('/blog?country=BE&tags=refus,etudes')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})

test('where nothing matches there is a way back to everything', async ({ page }) => {
  await page.goto('/blog?country=CM&tags=etudes')
  await expect(
    page.getByText('Aucun article ne correspond aux filtres sélectionnés.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Voir tous les articles' }).click()
  await expect(count(page)).toHaveText('20 articles')
})

test('pages are links, and lead to the beginning of the list', async ({ page }) => {
  await page.goto('/blog')
  const pages = page.getByRole('navigation', { name: 'Pages du blog' })
  await expect(pages.locator('[aria-current=page]')).toHaveText('1')
  await expect(pages.getByRole('link', { name: 'Plus anciens' })).toHaveAttribute('rel', 'next')
  await pages.getByRole('link', { name: 'Plus anciens' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(count(page)).toBeFocused()
  await expect(count(page)).toBeInViewport()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/)
})

test(
  'from the filtered list to an article and back to where one was (spec 2.7.2, 2.1.11)',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/blog?country=BE&tags=recours')
    await expect(count(page)).toHaveText('4 articles')
    const card = page.getByRole('article').getByRole('link', { name: /^Devenir belge/ })
    await card.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await card.click()

    await expect(page).toHaveTitle(/^Devenir belge par déclaration.* – Droit de Cité$/)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /^Devenir belge/ })).toBeAttached()
    await page.getByRole('link', { name: 'Retour à la liste filtrée' }).click()
    await expect(page).toHaveURL('/blog?country=BE&tags=recours')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  },
)

test('over a related article the way back still leads to the filters', async ({ page }) => {
  await page.goto('/blog?tags=etudes')
  await page.getByRole('article').getByRole('link', { name: studentArticleTitle }).click()
  const related = page.getByRole('region', { name: 'À lire aussi' })
  await expect(related.getByRole('article')).toHaveCount(3)
  const next = related.getByRole('link').first()
  const title = await next.innerText()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} – Droit de Cité`)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Retour à la liste filtrée' }).click()
  await expect(page).toHaveURL('/blog?tags=etudes')
})

test('an article says what it is, to readers and to search engines', async ({ page }) => {
  await page.goto(
    studentArticlePath
      .toUpperCase()
      .replace('/BLOG/', '/blog/')
      .replace('ETUDIANT', '%C3%89TUDIANT'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(studentArticleTitle)
  await expect(page).toHaveURL(studentArticlePath)
  const facts = page.getByRole('article').first()
  await expect(facts).toContainText('Eulalie David')
  await expect(facts).toContainText('16 novembre 2026')
  await expect(facts).toContainText('Belgique')
  await expect(facts).toContainText('3 minutes')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Un refus n’est/)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    studentArticleTitle,
  )

  const types = async () => {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.map((block) => (JSON.parse(block) as { '@type': string })['@type']).toSorted()
  }
  await expect.poll(types).toEqual(['Article', 'BreadcrumbList', 'LegalService'])

  await facts.getByRole('link', { name: 'refus' }).click()
  await expect(page).toHaveURL('/blog?tags=refus')
  await expect(page).toHaveTitle('Blog – Droit de Cité')
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('the tags drawn by lot stay while the article is open (spec 9.7)', async ({ page }) => {
  await page.goto(studentArticlePath)
  const tags = page.getByRole('region', { name: 'D’autres thèmes' }).getByRole('link')
  await expect(tags).toHaveCount(16)
  const before = await tags.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en')
  const after = page.getByRole('region', { name: 'More topics' }).getByRole('link')
  await expect(after).toHaveCount(16)
  expect(
    await after.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(before)
})

test('the link is copied where the device shares nothing, and that is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(studentArticlePath)
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Le lien est copié.' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${studentArticlePath}$`),
  )
})

test('an unknown article is told apart from a fault (spec 2.7.2, 8.10)', async ({ page }) => {
  await page.goto('/blog/rien-de-tel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article non trouvé')
  await expect(page).toHaveTitle('Article non trouvé – Droit de Cité')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('main').getByRole('link', { name: 'Voir tous les articles' }).click()
  await expect(count(page)).toHaveText('20 articles')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })
  test('French articles are marked as French', async ({ page }) => {
    await page.goto(studentArticlePath)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('main').getByText('in French')).toBeVisible()
    await expect(page.getByText('16 November 2026')).toBeVisible()
  })
})
