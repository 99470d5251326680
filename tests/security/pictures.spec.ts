import { readFile } from 'node:fs/promises'

import { editor, pngFile } from '../support/forms.ts'
import { captureWrite } from '../support/requests.ts'
import { allowOrigin, expect, test, type Page } from '../support/test.ts'
import {
  createArticle,
  createFaq,
  createLevel,
  createRespond,
  createVisa,
  lawyers,
} from './records.ts'
import { routeSite, siteUrl } from './route-site.ts'

// Records with images of another host. `test` fails on a request to an origin that it did not allow.

const host = 'https://pictures.example'
const picture = `${host}/planted.png`
const content = `<p>Avant.</p><p><img src="${picture}" alt="Un plan"> <a href="/faq"><img src="${picture}"></a></p><p>Après.</p>`

const countries = [{ id: 1, code: 'BE', name: 'Belgique', continentCode: 'EU' }]
const record = { id: 1, text: 'Visa étudiant', html: content, image: picture }
const visa = createVisa(record)
const respond = createRespond({
  '/api/Country': countries,
  '/api/Visas': [visa],
  '/api/Intervention': [
    {
      id: 1,
      title: 'Visa étudiant',
      country: countries[0],
      visa,
      countryId: 1,
      visaId: 1,
      serviceLevels: [createLevel(record)],
    },
  ],
  '/api/Articles': [1, 2, 3, 4].map((id) =>
    createArticle({ ...record, id, text: `Article ${id}` }),
  ),
  '/api/Tags': [],
  '/api/Faq': [createFaq(record)],
  '/api/ContactSubject': [],
  '/testimonials.json': [],
  '/lawyers.json': lawyers.map((lawyer) => ({ ...lawyer, image: picture })),
})

test.beforeEach(async ({ context }) => {
  await routeSite(context, respond)
})

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path)
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Pages with these records, and how many buttons offer to show their images. */
const pages = [
  // One for the article, two in its content. The cards of related articles are links, which cannot contain a button.
  { path: '/blog/article-1', offers: 3 },
  { path: '/blog', offers: 0 },
  // In the summaries on the backs of the cards.
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
  test(`${path} requests no image of another host`, async ({ page }) => {
    // For the comparison.
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

test('a visitor shows an image; all images of its host are shown until the consent is revoked', async ({
  context,
  page,
}) => {
  allowOrigin(host)
  const requests: string[] = []
  await context.route(`${host}/**`, async (route) => {
    requests.push(JSON.stringify(route.request().headers()))
    await route.fulfill({ body: pngFile.buffer, contentType: pngFile.mimeType })
  })
  await visit(page, '/blog/article-1')
  expect(requests).toEqual([])

  await page
    .getByText('Un plan')
    .getByRole('button', { name: 'Afficher les images de pictures.example' })
    .click()
  const plan = page.getByRole('img', { name: 'Un plan' })
  await expect(plan).toBeVisible()
  await expect(plan).toBeFocused()
  await expect(page.getByRole('button', { name: /^Afficher les images/ })).toHaveCount(0)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  expect(requests.join()).not.toContain(siteUrl)

  await visit(page, '/blog')
  await expect(page.locator(`main img[src="${picture}"]`).first()).toBeVisible()

  await visit(page, '/confidentialite')
  const allowed = page.getByRole('switch', { name: 'Images de pictures.example' })
  await expect(allowed).toBeChecked()
  await allowed.click()
  await expect(allowed).not.toBeChecked()
  const before = requests.length
  await visit(page, '/blog/article-1')
  await expect(page.getByText('Un plan')).toBeVisible()
  await expect(page.locator(`img[src^="${host}"]`)).toHaveCount(0)
  expect(requests).toHaveLength(before)
})

test('images of the host of the API need no consent', async ({ context, page }) => {
  allowOrigin(host)
  await context.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*' }
    if (pathname === '/planted.png')
      await route.fulfill({ body: pngFile.buffer, contentType: pngFile.mimeType })
    else await route.fulfill({ json: respond(pathname, 'GET', null), headers })
  })
  const shell = await readFile(
    new URL('../../test-builds/site/shell.html', import.meta.url),
    'utf8',
  )
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

test('the editor requests no image either, and saves it unchanged', async ({ context, page }) => {
  await context.route(`${siteUrl}/api/Articles/1`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 204 }) : route.fallback(),
  )
  await visit(page, '/admin/articles/formulaire/1')
  await expect(editor(page)).toContainText('Avant.')
  await editor(page).press('Control+Home')
  await editor(page).pressSequentially('Bien ')
  await editor(page).evaluate((element, url) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', `<p>Collé <img src="${url}?pasted" alt="collé"></p>`)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, picture)
  await expect(editor(page)).toContainText('Collé')
  const { body } = await captureWrite(page, () =>
    page.getByRole('button', { name: 'Modifier', exact: true }).click(),
  )
  const saved = (body as { content: string }).content
  expect(saved).toContain(`src="${picture}"`)
  expect(saved).toContain(`src="${picture}?pasted"`)
  expect(saved).not.toMatch(/data-|display/)
})
