import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startSiteServer } from 'static-server'

import { tours } from '../../mocks/devtools/tours.ts'
import { writeJourneys } from '../../scripts/journeys/page.ts'
import { photographTours } from '../../scripts/journeys/photograph.ts'
import { expectAccessible } from '../support/axe.ts'
import { openTab, panel } from '../support/devtools.ts'
import { expectToFit } from '../support/expect-to-fit.ts'
import { expect, test } from '../support/test.ts'

test('the contact sheets show the tours, fit, print and need no script', async ({
  browser,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  // One page that speaks both languages, and one that is French only.
  const shown = tours
    .filter(({ name }) => name === 'article')
    .map((tour) => ({
      ...tour,
      steps: [tour.steps.at(-1) ?? tour.steps[0], tour.steps[0]] as const,
    }))
  const frames = await photographTours({ browser, url: baseURL ?? '', folder, tours: shown })
  expect(frames.filter(({ step }) => step === 0)).toHaveLength(6)
  expect(frames.filter(({ step }) => step === 1).map(({ language }) => language)).toEqual([
    'fr',
    'fr',
    'fr',
  ])
  await writeJourneys(folder, shown, frames)

  await using server = await startSiteServer({ directory: folder })
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/index.html`)
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectToFit(page)
  }
  const pictures = page.getByRole('img')
  await expect(pictures).toHaveCount(9)
  await expect(page.getByRole('button')).toHaveCount(0)
  for (const picture of await pictures.all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expectToFit(page)
  await rm(folder, { recursive: true })
})

test('the contact sheets are accessible, and one is shown alone', async ({ browser }) => {
  // axe reads styles and adds some, which the policy of the page forbids.
  await using context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'))
  await writeJourneys(folder, tours, [])
  await using server = await startSiteServer({ directory: folder })
  await page.goto(`${server.url}/index.html`)
  await expectAccessible(page)
  const sheets = page.getByRole('region').filter({ visible: true })
  await expect(sheets).toHaveCount(tours.length)
  await page
    .getByRole('link', { name: /^Seulement cette visite/ })
    .nth(1)
    .click()
  await expect(sheets).toHaveCount(1)
  // What the button does is the browser's.
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await sheets.getByRole('button', { name: /^Imprimer/ }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
  await page.getByRole('link', { name: /^Toutes les visites/ }).click()
  await expect(sheets).toHaveCount(tours.length)
  await expect(page.getByRole('button', { name: /^Imprimer/ })).toHaveCount(1)
  await rm(folder, { recursive: true })
})

test('a link to a page in a language shows and keeps it, and leaves the switch to the visitor', async ({
  page,
}) => {
  await page.goto('/faq?scenario=normal&lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/faq$/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/faq?lang=fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/faq?lang=de')
  await expect(page).toHaveURL(/\/faq$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the tab of the tours leads to their contact sheets where these are published', async ({
  context,
  page,
}) => {
  const link = panel(page).getByRole('link', { name: 'Toutes les visites en images' })
  await context.route('**/journeys/page.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  )
  await page.goto('/')
  await openTab(page, 'Visites')
  await expect(link).toHaveAttribute('href', '/journeys/index.html')
})
