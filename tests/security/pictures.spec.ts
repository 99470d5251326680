import { readFile } from 'node:fs/promises'

import { allowOrigin, expect, test, type Page } from '../support/test.ts'
import { routeSite, siteUrl } from './route-site.ts'

/**
 * Records that name pictures of another host: without the visitor's consent that host is asked for nothing.
 * `test` fails on a request to an origin that was not agreed to.
 */

const host = 'https://pictures.example'
const picture = `${host}/planted.png`
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const content = `<p>Avant.</p><p><img src="${picture}" alt="Un plan"> <a href="/faq"><img src="${picture}"></a></p><p>Après.</p>`

const countries = [{ id: 1, code: 'BE', name: 'Belgique', continentCode: 'EU' }]
const visa = {
  id: 1,
  name: 'Visa étudiant',
  image: picture,
  summary: content,
  content,
  country: countries[0],
  countryId: 1,
  interventionId: 1,
}
const level = {
  id: 1,
  levelNumber: 1,
  title: 'Avis',
  summary: 'Avis',
  fullDescription: content,
  serviceFee: { valueString: '150 €', amount: 150, currency: 'EUR', basis: '', notes: '' },
}
const articles = Array.from({ length: 4 }, (_, index) => ({
  id: index + 1,
  slug: `article-${index + 1}`,
  title: `Article ${index + 1}`,
  image: picture,
  author: { firstName: 'Eve', lastName: 'Kamga' },
  authorId: 92,
  date: '2026-11-16T08:30:00',
  createdDate: '2026-11-16T08:30:00',
  country: 'ALL',
  countryId: 1,
  statusId: 1,
  articleStatus: { id: 1, status: 'Publié' },
  tags: [],
  introduction: 'Une introduction.',
  content,
}))
const lists: Readonly<Record<string, readonly object[]>> = {
  '/api/Country': countries,
  '/api/Visas': [visa],
  '/api/Visas/Country/1': [visa],
  '/api/Intervention': [
    { id: 1, title: 'Visa étudiant', country: countries[0], visa, countryId: 1, visaId: 1 },
  ].map((intervention) => ({ ...intervention, serviceLevels: [level] })),
  '/api/Articles': articles,
  '/api/Tags': [],
  '/api/ArticleStatus': [{ id: 1, status: 'Publié' }],
  '/api/Faq': [{ id: 1, question: 'Où ?', response: content, countryId: 1, visaId: 1 }],
  '/api/ContactSubject': [],
  '/testimonials.json': [],
}
const lawyers = (
  JSON.parse(
    await readFile(new URL('../../public/lawyers.json', import.meta.url), 'utf8'),
  ) as object[]
).map((lawyer) => ({ ...lawyer, image: picture }))

function answer(path: string): unknown {
  if (path === '/lawyers.json') return lawyers
  const [, list = '', id] = /^(.*)\/(\d+)$/.exec(path) ?? []
  return lists[path] ?? lists[list]?.[Number(id) - 1]
}

test.beforeEach(async ({ context }) => {
  await routeSite(context, answer)
})

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** On each page some of the records above, and how many offers to show their pictures. */
const pages = [
  // The article's own and two in its content; none in the cards of others, which are links.
  { path: '/blog/article-1', offers: 3 },
  { path: '/blog', offers: 0 },
  // The summaries on the backs of the cards.
  { path: '/', offers: 2 },
  { path: '/detailsvisa/belgique/visa-etudiant', offers: 5 },
  { path: '/interventions/belgique/visa-etudiant#niveau-1', offers: 2 },
  { path: '/faq?country=belgique&question=1', offers: 2 },
  { path: '/avocatslist', offers: 0 },
  { path: '/avocatslist/comparer', offers: 0 },
  { path: '/detailsavocatslist/1', offers: 1 },
  { path: '/admin/articles', offers: 0 },
  { path: '/admin/visas', offers: 0 },
  { path: '/admin/articles/formulaire/1', offers: 2 },
  { path: '/admin/visas/formulaire/1', offers: 2 },
] as const

for (const { path, offers } of pages) {
  test(`${path}: no other host is asked for a picture`, async ({ page }) => {
    // What the comparison compares.
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('shortlist', '[1,2]')
    })
    await visit(page, path)
    const show = page.getByRole('button', {
      name: 'Afficher les images de pictures.example',
      includeHidden: true,
    })
    await expect(show).toHaveCount(offers)
    await expect(page.locator(`img[src^="${host}"]`)).toHaveCount(0)
  })
}

test('a picture is shown when the visitor says so, from then on for its host, until it is taken back', async ({
  context,
  page,
}) => {
  allowOrigin(host)
  const asked: string[] = []
  await context.route(`${host}/**`, async (route) => {
    asked.push(JSON.stringify(route.request().headers()))
    await route.fulfill({ body: pixel, contentType: 'image/png' })
  })
  await visit(page, '/blog/article-1')
  expect(asked).toEqual([])

  await page
    .getByText('Un plan')
    .getByRole('button', { name: 'Afficher les images de pictures.example' })
    .click()
  const plan = page.getByRole('img', { name: 'Un plan' })
  await expect(plan).toBeVisible()
  await expect(plan).toBeFocused()
  await expect(page.getByRole('button', { name: /^Afficher les images/ })).toHaveCount(0)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(asked.join()).not.toContain(siteUrl)

  await visit(page, '/blog')
  await expect(page.locator(`main img[src="${picture}"]`).first()).toBeVisible()

  await visit(page, '/confidentialite')
  const allowed = page.getByRole('switch', { name: 'Images de pictures.example' })
  await expect(allowed).toBeChecked()
  await allowed.click()
  await expect(allowed).not.toBeChecked()
  const before = asked.length
  await visit(page, '/blog/article-1')
  await expect(page.getByText('Un plan')).toBeVisible()
  await expect(page.locator(`img[src^="${host}"]`)).toHaveCount(0)
  expect(asked).toHaveLength(before)
})

test('pictures that the API’s host keeps are the site’s own', async ({ context, page }) => {
  allowOrigin(host)
  await context.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*' }
    if (pathname === '/planted.png') await route.fulfill({ body: pixel, contentType: 'image/png' })
    else await route.fulfill({ json: answer(pathname), headers })
  })
  const shell = await readFile(new URL('../../dist/shell.html', import.meta.url), 'utf8')
  await context.route(`${siteUrl}/blog/article-1`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: shell.replace(
        'name="api-base-url" content=""',
        `name="api-base-url" content="${host}"`,
      ),
    }),
  )
  await visit(page, '/blog/article-1')
  await expect(page.getByRole('img', { name: 'Un plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Afficher les images/ })).toHaveCount(0)
})

test('in the editor a picture waits too, and is saved as it was', async ({ context, page }) => {
  const saved: string[] = []
  await context.route(`${siteUrl}/api/Articles/1`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    saved.push((route.request().postDataJSON() as { content: string }).content)
    return route.fulfill({ status: 204 })
  })
  await visit(page, '/admin/articles/formulaire/1')
  const editor = page.getByRole('textbox', { name: 'Contenu', exact: true })
  await expect(editor).toContainText('Avant.')
  await editor.press('Control+Home')
  await editor.pressSequentially('Bien ')
  // What is pasted waits as well.
  await editor.evaluate((element, address) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', `<p>Collé <img src="${address}?pasted" alt="collé"></p>`)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, picture)
  await expect(editor).toContainText('Collé')
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toContain(`src="${picture}"`)
  expect(saved[0]).toContain(`src="${picture}?pasted"`)
  expect(saved[0]).not.toMatch(/data-|display/)
})
