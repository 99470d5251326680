import { readFile } from 'node:fs/promises'

import { button } from '../support/forms.ts'
import { navigate } from '../support/navigate.ts'
import { expect, allowErrors, test } from '../support/test.ts'

test('a change names the English that it takes away, and the board lists it for the translator', async ({
  page,
}) => {
  const summary = 'Un résumé que personne n’a encore traduit.'
  await page.goto('/admin/visas/formulaire/3')
  await page.getByLabel('Résumé').fill(summary)
  await expect(page.getByText('Un passage anglais repassera en français')).toBeVisible()
  await button(page, 'Modifier').click()
  await expect(page).toHaveURL('/admin/visas')

  const search = page.getByRole('textbox', { name: 'Rechercher' })
  await search.fill('student Canada')
  await expect(page.getByRole('rowheader')).toHaveText([/Visa étudiant$/])

  await page.getByRole('link', { name: 'Traductions', exact: true }).click()
  await expect(page.getByText(/passages, 1 à traduire$/)).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toHaveText(/Visa étudiant \(Belgique\)$/)
  const downloads = page.waitForEvent('download')
  await button(page, 'À traduire (XLIFF)').click()
  const download = await downloads
  expect(download.suggestedFilename()).toMatch(/^a-traduire-\d{4}-\d\d-\d\d\.xliff$/)
  const xliff = await readFile(await download.path(), 'utf8')
  expect(xliff).toContain(`<source>${summary}</source>`)
  expect(xliff.match(/<unit /g)).toHaveLength(1)

  await expect(page.getByText('1 traduction sans texte français')).toBeVisible()
  await page.getByRole('link', { name: 'Ouvrir Visa étudiant (Belgique)' }).first().click()
  const row = page.getByRole('row').filter({ hasText: summary })
  await expect(row.getByRole('cell').nth(1)).toHaveText('À traduire')
  await expect(page.getByRole('cell', { name: 'Student visa' })).toBeVisible()
})

test.describe('without the catalogue', () => {
  // A worker would fetch the file itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('lists are searched in French, and the board tries again', async ({ page }) => {
    allowErrors(/translations|404/, /catalogue|responded/)
    await page.route('**/translations/en/*.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('/admin/visas?q=%C3%A9tudiant+Canada')
    await expect(page.getByRole('rowheader')).toHaveText([/Visa étudiant$/])
    await page.evaluate(navigate, '/admin/traductions')
    await expect(page.getByRole('alert')).toContainText('Les traductions n’ont pas pu être lues.')
    await page.unroute('**/translations/en/*.json')
    await button(page, 'Réessayer').click()
    await expect(page.getByText(/passages, tous en anglais$/)).toBeVisible()
  })
})
