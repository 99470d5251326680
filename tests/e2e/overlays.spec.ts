import { expectAccessible } from '../support/axe.ts'
import { expect, phone, test, type Page } from '../support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const link = (page: Page, name: string) => page.getByRole('link', { name }).first()

/**
 * What opens over a page or in it, unless a story opens it: axe runs there too. Screens at rest: every-screen.spec.ts.
 * Not the preview, because axe cannot run in its frame without scripts; it shows the same content as the public pages.
 */
const overlays: Readonly<
  Record<string, { path: string; size?: typeof phone; open: (page: Page) => Promise<void> }>
> = {
  'the menu of the back-office on a phone': {
    path: '/admin/faqs',
    size: phone,
    open: (page) => button(page, 'Menu').click(),
  },
  'the filters of lawyers on a phone': {
    path: '/avocatslist',
    size: phone,
    open: (page) => button(page, 'Filtres').click(),
  },
  'the shortcuts': {
    path: '/admin/countries',
    open: (page) => button(page, 'Raccourcis clavier').click(),
  },
  'the column menu of a list': {
    path: '/admin/countries',
    open: (page) => page.locator('summary').filter({ hasText: 'Colonnes' }).click(),
  },
  'the bulk action bar': {
    path: '/admin/countries',
    open: (page) => page.getByRole('checkbox', { name: 'Sélectionner Belgique' }).check(),
  },
  'the dialog on leaving unsaved changes': {
    path: '/admin/countries/formulaire',
    open: async (page) => {
      await page.getByLabel('Titre').fill('Sénégal')
      await link(page, 'Retour').click()
    },
  },
}

for (const [name, { path, size, open }] of Object.entries(overlays)) {
  test(`${name} has no axe violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (size !== undefined) await page.setViewportSize(size)
    await page.goto(path)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const before = await page.locator('body').ariaSnapshot()
    await open(page)
    await expect.poll(() => page.locator('body').ariaSnapshot()).not.toBe(before)
    await expectAccessible(page)
  })
}
