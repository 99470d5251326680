import { navigate } from '../support/navigate.ts'
import { expect, test, type Page } from '../support/test.ts'

const pages = [
  { link: 'Mentions légales', path: '/mentions-legales', title: 'Mentions légales' },
  { link: 'Confidentialité', path: '/confidentialite', title: 'Confidentialité' },
  {
    link: 'Accessibilité\u00a0: partiellement conforme',
    path: '/accessibilite',
    title: 'Accessibilité',
  },
] as const

test('the footer leads to each legal page, and its table of contents to each section', async ({
  page,
}) => {
  await page.goto('/nulle-part')
  for (const { link, path, title } of pages) {
    await test.step(path, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(`${title} – Droit de Cité`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const contents = page.getByRole('navigation', { name: 'Sur cette page' })
      await expect(contents).toBeVisible()
      const entries = await contents.getByRole('link').allInnerTexts()
      expect(entries.length).toBeGreaterThan(3)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(entries)
      const last = entries.at(-1) ?? ''
      await contents.getByRole('link', { name: last }).click()
      await expect(page).toHaveURL(/#/u)
      await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport()
    })
  }
})

test('the privacy page lists exactly what the browser stores', async ({ page }) => {
  // Everything that is stored: a file, a shortlist, a draft, a version of a record, what undoes a save, a record that was saved, one that was
  // opened, a view, an ignored remark, the choice of shortcuts, the columns of a file, a plan, consent
  // and a language.
  await page.goto('/avocatslist')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Comparer Maître/ })
    .first()
    .click()
  await page.evaluate(navigate, '/mon-dossier')
  await page.getByRole('button', { name: 'Ouvrir mon dossier' }).click()
  await page.evaluate(navigate, '/admin/countries/formulaire')
  await page.getByLabel('Titre').fill('Sénégal')
  await expect.poll(() => listStoredNames(page)).toContain('droit-de-cite-drafts')
  await page.getByLabel('Code').fill('SN')
  await page.getByRole('button', { name: 'Créer', exact: true }).click()
  await expect.poll(() => listStoredNames(page)).toContain('admin-recent-changes')
  await page.evaluate(navigate, '/admin/countries/formulaire')
  await page.getByLabel('Titre').fill('Sénégal')
  await expect.poll(() => listStoredNames(page)).toContain('droit-de-cite-drafts')
  await page.evaluate(navigate, '/admin/countries/formulaire/1')
  await expect.poll(() => listStoredNames(page)).toContain('droit-de-cite-versions')
  await page.evaluate(navigate, '/admin/controles')
  await page.getByRole('button', { name: 'Ignorer…' }).first().click()
  await page.getByLabel('Raison').fill('Titre voulu')
  await page.getByRole('button', { name: 'Ignorer', exact: true }).click()
  await page.evaluate(navigate, '/admin/countries')
  // A page that shows its records reacts to keys.
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('checkbox').click()
  await page.keyboard.press('Escape')
  await page.evaluate(navigate, '/admin/countries/formulaire/1')
  await expect.poll(() => listStoredNames(page)).toContain('admin-recent')
  await page.getByLabel('Titre').fill('Belgique fédérale')
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect.poll(() => listStoredNames(page)).toContain('droit-de-cite-undo')
  await page.evaluate(navigate, '/admin/articles?statut=brouillon&pays=belgique')
  await page.getByRole('button', { name: 'Enregistrer cette vue…' }).click()
  await page.getByRole('dialog').getByLabel('Nom de la vue').fill('Belgique')
  await page.keyboard.press('Enter')
  await expect.poll(() => listStoredNames(page)).toContain('admin-views')
  await importCountries(page)
  await page.evaluate(navigate, '/confidentialite')
  const maps = page.getByRole('switch', { name: 'Cartes (OpenStreetMap)' })
  await maps.check()
  await page.reload()
  await expect(maps).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Vidéos (TikTok)' })).not.toBeChecked()
  await page.getByLabel('Langue').selectOption('English')
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).click()
  await expect(title).toHaveText('Legal notice')
  await page.goBack()
  await expect(title).toHaveText('Privacy')

  const listed = await page.getByRole('main').locator('code').allInnerTexts()
  await expect
    .poll(async () => (await listStoredNames(page)).map(toListedName).toSorted())
    .toEqual(listed.toSorted())
  expect(await page.context().cookies()).toEqual([])

  await page.getByRole('button', { name: 'Erase everything on this device' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click()
  await expect(page).toHaveURL('/')
  const stored = await listStoredNames(page)
  for (const name of ['case-file', 'shortlist', 'consent', 'language'])
    expect(stored).not.toContain(name)
  await page.goto('/admin/countries')
  await expect(page.getByRole('rowheader', { name: 'Belgique' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Sénégal' })).toHaveCount(0)
})

/** A file whose columns are chosen, and a plan that ends: its journal stays, empty. */
async function importCountries(page: Page): Promise<void> {
  await page.evaluate(navigate, '/admin/plans/import/countries')
  const buffer = Buffer.from('Nom;Code\nAtlantide;AQ')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pays.csv', mimeType: 'text/csv', buffer })
  await page.getByText('Colonnes', { exact: true }).click()
  await page.getByLabel('Code').selectOption({ label: 'Code' })
  await page.getByLabel('Code').selectOption({ label: '(ne pas importer)' })
  await page.getByLabel('Code').selectOption({ label: 'Code' })
  await page.getByRole('button', { name: 'Appliquer 1 changement' }).click()
  await expect(page.getByText('Tout est enregistré.')).toBeVisible()
}

/** The demo's worker stores the list of its tabs under a name that contains the origin. */
function toListedName(name: string): string {
  return name.startsWith('msw:') ? 'Service worker' : name
}

/** The names of everything that the browser stores for the site. */
function listStoredNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])
}
