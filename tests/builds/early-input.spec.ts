import { join } from 'node:path'

// Playwright's own `test`, because these pages are not hydrated at first.
import { expect, test, type Page } from '@playwright/test'

import { startSiteServer } from 'static-server'

import { waitLongerForCalls } from '../support/visits.ts'

test.beforeEach(({ page }) => page.addInitScript(waitLongerForCalls))

/** Holds the client's files back, as a slow line does, until the returned function is called. */
async function holdClient(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

async function waitForClient(page: Page): Promise<void> {
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
}

function startProduction() {
  return startSiteServer({ directory: join(import.meta.dirname, '../../test-builds/site') })
}

const texts = {
  fr: {
    message: 'Message',
    name: 'Nom',
    country: 'Pays de destination',
    send: 'Envoyer le message',
    other: 'Autre',
    summary: /champs sont à revoir/,
  },
  en: {
    message: 'Message',
    name: 'Name',
    country: 'Country of destination',
    send: 'Send the message',
    other: 'Other',
    summary: /fields need attention/,
  },
} as const

/** What the client does with the page, and who reads it. */
const visits = [
  { what: 'hydrated', path: '/contact', language: 'fr' },
  { what: 'hydrated in English', path: '/contact', language: 'en' },
  {
    what: 'rendered for its parameters',
    path: '/contact?country=france&subject=visa-etudiant&level=3',
    language: 'fr',
  },
  {
    what: 'rendered for its parameters in English',
    path: '/contact?country=france&subject=visa-etudiant&level=3',
    language: 'en',
  },
  { what: 'rendered for another scenario', path: '/contact?scenario=long-texts', language: 'fr' },
  { what: 'rendered while its lists load', path: '/contact?scenario=slow', language: 'fr' },
  {
    what: 'rendered in production',
    path: '/contact?country=france&level=3',
    language: 'fr',
    build: 'production',
  },
] as const

for (const visit of visits) {
  const { what, path, language } = visit
  test.describe(() => {
    test.use({ locale: language === 'fr' ? 'fr-BE' : 'en-GB' })

    test(`what a visitor does before the client starts stays in a page that is ${what}`, async ({
      page,
    }) => {
      const names = texts[language]
      await using site = 'build' in visit ? await startProduction() : undefined
      const startClient = await holdClient(page)
      await page.goto((site?.url ?? '') + path, { waitUntil: 'commit' })
      const name = page.getByRole('textbox', { name: names.name, exact: true })
      const message = page.getByRole('textbox', { name: names.message })
      const country = page.getByRole('combobox', { name: names.country })
      await name.fill('Awa Ndiaye')
      await country.selectOption(names.other)
      await message.fill('Ma rentrée est proche.')
      for (const _ of 'proche.') await page.keyboard.press('ArrowLeft')
      const scrolled = await page.evaluate(() => scrollY)
      expect(scrolled).toBeGreaterThan(0)

      startClient()
      await waitForClient(page)
      await expect(name).toHaveValue('Awa Ndiaye')
      await expect(country).toHaveValue('other')
      await expect(message).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
      await page.keyboard.type('très ')
      await expect(message).toHaveValue('Ma rentrée est très proche.')
      // Nothing that loads later takes it away.
      await page.waitForLoadState('networkidle')
      await expect(name).toHaveValue('Awa Ndiaye')
      await expect(country).toHaveValue('other')
      await expect(message).toHaveValue('Ma rentrée est très proche.')
    })

    test(`a button that is pressed before the client starts works in a page that is ${what}`, async ({
      page,
    }) => {
      const names = texts[language]
      await using site = 'build' in visit ? await startProduction() : undefined
      const startClient = await holdClient(page)
      await page.goto((site?.url ?? '') + path, { waitUntil: 'commit' })
      const message = page.getByRole('textbox', { name: names.message })
      await message.fill('Ma rentrée est proche.')
      // Nothing happens, so they press again.
      for (const _ of [1, 2]) await page.getByRole('button', { name: names.send }).click()

      startClient()
      await waitForClient(page)
      await expect(page.getByRole('group', { name: names.summary })).toBeVisible()
      await expect(message).toHaveValue('Ma rentrée est proche.')
    })
  })
}

for (const search of ['', '?country=belgique&language=nl']) {
  test(`filters chosen at /avocatslist${search} before the client starts are added to those of the URL`, async ({
    page,
  }) => {
    const startClient = await holdClient(page)
    await page.goto(`/avocatslist${search}`, { waitUntil: 'commit' })
    const checkbox = (language: string) =>
      page.getByRole('checkbox', { name: new RegExp(`^${language}`) })
    await page.getByRole('combobox', { name: 'Pays' }).selectOption('Belgique')
    await page.getByRole('searchbox', { name: 'Ville' }).fill('namur')
    await checkbox('néerlandais').check()
    await checkbox('français').check()
    // They have changed their mind.
    await checkbox('anglais').check()
    await checkbox('anglais').uncheck()
    startClient()
    await waitForClient(page)
    await expect(page).toHaveURL(/\?country=belgique&city=namur&language=/)
    await expect(checkbox('français')).toBeChecked()
    await expect(checkbox('néerlandais')).toBeChecked()
    await expect(checkbox('anglais')).not.toBeChecked()
  })
}

for (const path of ['/faq', '/faq?country=belgique']) {
  test(`an answer opened at ${path} before the client starts stays open`, async ({ page }) => {
    const startClient = await holdClient(page)
    await page.goto(path, { waitUntil: 'commit' })
    const question = page.locator('main details:has(h4)').nth(2)
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    startClient()
    await waitForClient(page)
    await expect(question).toHaveAttribute('open')
    await expect(page.locator('main details[open]:has(h4)')).toHaveCount(1)
  })
}

test('a shared result never shows the first question, which the page itself shows at once', async ({
  page,
}) => {
  const { url, close } = await startProduction()
  const release = await holdClient(page)
  const question = page.getByText('Quel pays a envoyé la lettre\u00a0?')
  await page.goto(`${url}/lettre`)
  await expect(question).toBeVisible()
  await page.goto(`${url}/lettre?country=BE&letter=removal`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: /^Ne comptez pas seul/ })).toBeVisible()
  // A client that does not come leaves the page readable.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Le site n’a pas pu démarrer.')).toBeVisible()
  await expect(question).toBeVisible()
  await page.close()
  await close()
})
