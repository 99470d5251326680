import { readdir, readFile } from 'node:fs/promises'

import { anyConsoleError, expect, allowErrors, test, type Page } from '../support/test.ts'

/** Finds the file of a namespace by one of its texts, because the names of built files have a hash. */
async function fileWith(text: string): Promise<string> {
  const folder = new URL('../../test-builds/demo/assets/', import.meta.url)
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js') && (await readFile(new URL(name, folder), 'utf8')).includes(text))
      return name
  }
  throw new Error(`No built file has the text "${text}".`)
}

/** Visits a page and waits for its data, because a test may then cut the connection. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test.beforeEach(() => {
  allowErrors(anyConsoleError)
})

test('a page is shown after a preload that failed offline', async ({ page, context }) => {
  await open(page, '/blog')
  await context.setOffline(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  // The last file of the preload, which shows nothing on the page.
  const file = await fileWith('Les questions que l’on nous pose le plus')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file))
  await link.hover()
  await failed
  await context.setOffline(false)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Questions fréquentes', level: 1 })).toBeVisible()
})

test('the language changes only after its texts are loaded', async ({ page, context }) => {
  await open(page, '/apropos')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const french = await heading.innerText()
  await context.setOffline(true)
  await page.getByLabel('Langue').selectOption('English')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('reste en français')
  await expect(heading).toHaveText(french)
  await expect(page.getByLabel('Langue')).toHaveValue('fr')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()

  await context.setOffline(false)
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(heading).not.toHaveText(french)
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel('Language')).toBeFocused()
})

test('without a connection a date can be kept, and a page that cannot be shown comes by itself', async ({
  page,
  context,
}) => {
  const letter = 'country=BE&letter=visa&rule=be-refus&held=no&came=hand&received=2026-12-03'
  await open(page, `/lettre?${letter}&today=2026-12-05`)
  await context.setOffline(true)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  await download
  await page.getByRole('link', { name: /^Garder dans mon dossier/ }).click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Mon dossier')

  await page.getByRole('contentinfo').getByRole('link', { name: 'À propos' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(/n’a pas pu s’afficher/)
  await expect(alert).toContainText(/Vous êtes hors ligne/)
  await context.setOffline(false)
  await expect(heading).toHaveText(/^Un réseau d’avocats/)
})
