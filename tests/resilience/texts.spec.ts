import { readdir, readFile } from 'node:fs/promises'

import {
  anyConsoleError,
  expect,
  expectErrors,
  test,
  type BrowserContext,
  type Page,
} from '../support/test.ts'

/** The text chunk of a namespace, found by one of its texts: the names of built files have a hash. */
async function fileWith(text: string): Promise<string> {
  const folder = new URL('../../dist-demo/assets/', import.meta.url)
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js') && (await readFile(new URL(name, folder), 'utf8')).includes(text))
      return name
  }
  throw new Error(`No built file has the text "${text}".`)
}

async function failOnce(context: BrowserContext, file: string): Promise<void> {
  await context.route(`**/assets/${file}`, (route) => route.abort(), { times: 1 })
}

/** Until the page has its data too: a test cuts the connection only then. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const contactHeading = { name: 'Nous joindre', level: 1 } as const
const contactLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
const failedTitle = 'Cette page n’a pas pu s’afficher'

test.beforeEach(() => {
  expectErrors(anyConsoleError)
})

test('a page whose texts fail to load says so, and the next visit shows it', async ({
  page,
  context,
}) => {
  await open(page, '/blog')
  await failOnce(context, await fileWith('Trois bureaux, un seul secrétariat'))
  // Without a pointer: one over the link would have the file asked for before the click.
  await contactLink(page).dispatchEvent('click')
  await expect(page.getByRole('alert')).toContainText(failedTitle)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await contactLink(page).click()
  await expect(page.getByRole('heading', contactHeading)).toBeVisible()
})

test('“Réessayer” shows a page whose texts could not be loaded offline', async ({
  page,
  context,
}) => {
  await open(page, '/blog')
  await context.setOffline(true)
  await contactLink(page).click()
  await expect(page.getByRole('alert')).toContainText(failedTitle)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', contactHeading)).toBeVisible()
})

test('a preload that failed offline does not spoil the visit', async ({ page, context }) => {
  await open(page, '/blog')
  await context.setOffline(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })
  // The last that is asked for; a page that is not open says nothing of it.
  const file = await fileWith('Les questions que l’on nous pose le plus')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file))
  await link.hover()
  await failed
  await context.setOffline(false)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Questions fréquentes', level: 1 })).toBeVisible()
})

test('the language stays until the texts of the other are there', async ({ page, context }) => {
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
