import { deflateSync } from 'node:zlib'

import { expectAccessible } from '../support/axe.ts'
import { openTab, panel, toggleButton } from '../support/devtools.ts'
import { chooseFile, downloadFile } from '../support/files.ts'
import { createRecord } from '../support/requests.ts'
import { allowErrors, expect, type Locator, type Page, test } from '../support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const copyButton = (page: Page) => panel(page).getByRole('button', { name: 'Copier cet état' })
const openButton = (page: Page) => panel(page).getByRole('button', { name: 'Ouvrir un état' })
const bar = (page: Page) => page.getByRole('region', { name: /^(?:État reçu|Received state)$/ })
const backButton = (page: Page) => bar(page).getByRole('button')
const refusal = (page: Page) => page.getByRole('alertdialog')
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text).first()
const field = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })

const encode = (text: string) => deflateSync(text).toString('base64url')
const alter = (state: string, values: object) =>
  encode(JSON.stringify({ ...(JSON.parse(state) as object), ...values }))

async function copyState(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await copyButton(page).click()
  await expect(panel(page).getByText(/^Lien copié/)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

const addCountry = (page: Page, name: string) =>
  createRecord(page, '/api/Country', { name, code: 'SN' })

test('a state goes to another browser with its data and what was typed, and leaves its own alone', async ({
  page,
  browser,
}) => {
  // The sender: another day, a country more, a text in a form.
  await page.goto('/admin/countries?today=2026-12-26')
  await addCountry(page, 'Sénégal')
  await page.goto('/contact')
  await field(page, 'Nom').fill('Awa Ndiaye')
  await openTab(page, 'Scénarios')
  const bare = await copyState(page)
  await panel(page).getByLabel('avec ce qui est tapé').check()
  const link = await copyState(page)
  expect(link.length).toBeLessThan(8192)
  expect(bare.length).toBeLessThan(link.length)

  // The receiver: a country and a language of their own.
  const context = await browser.newContext({ locale: 'en-GB' })
  const own = await context.newPage()
  await own.goto('/admin/countries')
  await addCountry(own, 'Atlantide')
  await own.reload()
  await expect(inMain(own, 'Atlantide')).toBeVisible()

  const other = await context.newPage()
  await other.goto(link)
  await expect(other).toHaveURL('/contact')
  await expect(bar(other)).toContainText('Vous voyez un état reçu.')
  await expect(field(other, 'Nom')).toHaveValue('Awa Ndiaye')
  await expect(toggleButton(other)).toContainText('2026-12-26')
  await expectAccessible(other)
  await other.goto('/admin/countries')
  await expect(inMain(other, 'Sénégal')).toBeVisible()
  await expect(inMain(other, 'Atlantide')).toBeHidden()
  await addCountry(other, 'Utopie')
  await other.reload()
  await expect(bar(other)).toBeVisible()
  await expect(inMain(other, 'Utopie')).toBeVisible()
  await expect(inMain(other, 'Sénégal')).toBeVisible()

  // The other tab, and the own state afterwards.
  await own.reload()
  await expect(inMain(own, 'Atlantide')).toBeVisible()
  await expect(inMain(own, 'Utopie')).toBeHidden()
  await expect(bar(own)).toHaveCount(0)
  await backButton(other).click()
  await expect(bar(other)).toHaveCount(0)
  await expect(inMain(other, 'Atlantide')).toBeVisible()
  await expect(inMain(other, 'Sénégal')).toBeHidden()
  await expect(inMain(other, 'Utopie')).toBeHidden()
  expect(await other.evaluate(() => localStorage.getItem('language'))).toBeNull()
  await other.goto('/contact')
  await expect(other.getByRole('button', { name: 'Demo' })).toHaveText('Demo')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a state that is too large is a file, which is opened or dropped, and what was there comes back', async ({
  page,
  browser,
}) => {
  // The scenario of the receiver.
  allowErrors(/500/)
  await page.goto('/contact')
  const text = Array.from({ length: 6000 }, (_, index) => (index * 7919).toString(36)).join(' ')
  await field(page, 'Message').fill(text)
  await openTab(page, 'Scénarios')
  await panel(page).getByLabel('avec ce qui est tapé').check()
  const file = await downloadFile(copyButton(page))
  expect(file.name).toMatch(/^droit-de-cite-etat-[\d-]+\.json$/)
  await expect(panel(page).getByText(/^Trop grand pour un lien/)).toBeVisible()

  const context = await browser.newContext({ locale: 'fr-BE' })
  const other = await context.newPage()
  await other.goto('/contact?scenario=contact-failed')
  await field(other, 'Nom').fill('Jean')
  await openTab(other, 'Scénarios')
  await chooseFile(openButton(other), file.name, file.text)
  await expect(bar(other)).toBeVisible()
  await expect(field(other, 'Message')).toHaveValue(text)
  await expect(field(other, 'Nom')).toHaveValue('')
  await expect(toggleButton(other)).not.toContainText('Contact')
  await backButton(other).click()
  await expect(bar(other)).toHaveCount(0)
  await expect(field(other, 'Nom')).toHaveValue('Jean')
  await expect(field(other, 'Message')).toHaveValue('')
  await expect(toggleButton(other)).toContainText('Contact : les sujets ne se chargent pas')

  const dropped = await other.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'etat.json', { type: 'application/json' }))
    return data
  }, file.text)
  await toggleButton(other).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(bar(other)).toBeVisible()
  await expect(field(other, 'Message')).toHaveValue(text)
  await context.close()
})

test.describe('a bad state changes nothing', () => {
  const hostile = '<img src=x onerror="document.title=1">'

  const cases: [string, (state: string) => string, RegExp][] = [
    ['truncated', (state) => encode(state).slice(0, -40), /Il est incomplet/],
    ['of 2 MB', () => 'A'.repeat(2_000_000), /Il est trop grand/],
    ['a bomb', () => encode(' '.repeat(4_000_000)), /Il est trop grand/],
    ['of another version', (state) => alter(state, { version: 9 }), /d’une autre version/],
    ['of another site', (state) => alter(state, { path: '//evil.example/' }), /pas de ce site/],
    ['with a script', (state) => alter(state, { path: 'javascript:alert(1)' }), /pas de ce site/],
    ['of an unknown scenario', (state) => alter(state, { scenario: hostile }), /son scénario/],
    [
      'with a record that does not fit',
      (state) => alter(state, { changes: [{ table: 'tags', id: 900, record: { name: hostile } }] }),
      /Une de ses fiches/,
    ],
  ]
  for (const [name, change, message] of cases) {
    test(name, async ({ page }) => {
      await page.goto('/admin/countries')
      await addCountry(page, 'Atlantide')
      await openTab(page, 'Scénarios')
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
      })
      const { text } = await downloadFile(copyButton(page))
      const data = change(text)
      // A link of 2 MB cannot be typed, but a script can follow it.
      await page.evaluate((fragment) => {
        location.hash = `#etat=${fragment}`
      }, data)
      await expect(refusal(page)).toContainText('Cet état ne peut pas être ouvert.')
      await expect(refusal(page)).toContainText(message)
      await expect(page).toHaveURL('/admin/countries')
      await refusal(page).getByRole('button', { name: 'Fermer' }).click()
      await expect(bar(page)).toHaveCount(0)
      await expect(inMain(page, 'Atlantide')).toBeVisible()
      await expect(page).toHaveTitle(/Pays/)
    })
  }

  test('where the storage is full', async ({ page }) => {
    await page.goto('/faq')
    await openTab(page, 'Scénarios')
    const link = await copyState(page)
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem.bind(sessionStorage)
      Storage.prototype.setItem = (key: string, value: string) => {
        if (key.includes('received-state')) throw new DOMException('Full.', 'QuotaExceededError')
        setItem(key, value)
      }
    })
    await page.goto('/contact')
    await page.goto(link)
    await expect(refusal(page)).toContainText('son stockage est plein ou interdit')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
})
