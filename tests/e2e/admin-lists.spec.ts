import { readFile } from 'node:fs/promises'

import { deleteDialog } from '../support/forms.ts'
import { createRecord, trackWrites } from '../support/requests.ts'
import { expect, allowErrors, phone, test, type Page } from '../support/test.ts'

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A table that loads is busy.
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

async function openCountries(page: Page, name: string, search = ''): Promise<void> {
  await openList(page, '/admin/countries')
  await createRecord(page, '/api/Country', { name, code: 'PT' })
  await openList(page, `/admin/countries${search}`)
  await expect(row(page, name)).toBeVisible()
}

test.describe('the state of a list is in its URL (spec 2.13.2, 2.1.15)', () => {
  test(
    'search, filter, order, columns and page size survive a reload',
    { tag: '@smoke' },
    async ({ page }) => {
      const search = page.getByRole('textbox', { name: 'Rechercher' })
      await openList(page, '/admin/faqs')
      await search.fill('VISA etudiant')
      await expect(page).toHaveURL(/[?&]q=VISA\+etudiant/)
      await page.getByRole('combobox', { name: 'Pays' }).selectOption('belgique')
      const question = page.getByRole('columnheader', { name: 'Question' })
      const sortButton = question.getByRole('button')
      // Both come before the list is rendered again.
      await sortButton.evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
      await expect(question).toHaveAttribute('aria-sort', 'descending')
      for (const order of ['ascending', 'descending']) {
        await sortButton.click()
        await expect(question).toHaveAttribute('aria-sort', order)
      }
      await page.getByRole('combobox', { name: 'Lignes par page' }).selectOption('50')
      await page.getByText('Colonnes', { exact: true }).click()
      // The box follows the URL, so `uncheck` could find it unchanged.
      await page.getByRole('checkbox', { name: 'Réponse' }).click()
      await expect(page.getByRole('columnheader', { name: 'Réponse' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(
        '/admin/faqs?q=VISA+etudiant&pays=belgique&tri=-question&lignes=50&colonnes=id,question,pays,visa',
      )
      const questions = await page.getByRole('rowheader').allInnerTexts()
      expect(questions.length).toBeGreaterThan(0)
      expect(questions).toEqual(questions.toSorted((a, b) => b.localeCompare(a, 'fr')))

      await page.reload()
      await expect(question).toHaveAttribute('aria-sort', 'descending')
      await expect(search).toHaveValue('VISA etudiant')
      await expect(page.getByRole('columnheader', { name: 'Réponse' })).toHaveCount(0)
      await expect(page.getByRole('rowheader')).toHaveText(questions, { useInnerText: true })
    },
  )

  test('a page has 25 rows, a filter leads back to the first page, and a page too far is the last one', async ({
    page,
  }) => {
    await openList(page, '/admin/faqs')
    await expect(page.getByRole('rowheader')).toHaveCount(25)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/admin/faqs?page=2')
    await expect(page.getByText(/^26–50 sur \d+$/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Visa' }).selectOption('autre')
    await expect(page).toHaveURL('/admin/faqs?visa=autre')
    const faqs = page.getByRole('row').filter({ hasText: 'Belgique' })
    await expect(faqs.filter({ hasNotText: 'Autre' })).toHaveCount(0)
    await expect(faqs).not.toHaveCount(0)
    await openList(page, '/admin/visas?page=999')
    await expect(page.getByText(/^26–28 sur 28$/)).toBeVisible()
  })

  test('the menu of the back-office leads back to a list with its filters', async ({ page }) => {
    await openList(page, '/admin/visas')
    const country = page.getByRole('combobox', { name: 'Pays' })
    await country.selectOption('france')
    await expect(page).toHaveURL('/admin/visas?pays=france')
    // The URL changes before the list, which is what the menu remembers.
    await expect(country).toHaveValue('france')
    const menu = page.getByRole('navigation', { name: 'Menu de l’administration' })
    await menu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/admin/faqs')
    await menu.getByRole('link', { name: 'Visas' }).click()
    await expect(page).toHaveURL('/admin/visas?pays=france')
  })
})

const confirmDeletion = (page: Page) =>
  deleteDialog(page).getByRole('button', { name: 'Supprimer' }).click()

test.describe('deletions (spec 2.13.10, 4.16)', () => {
  test(
    'an article: a click outside cancels, a double click sends one request, the home page loses it (spec 7.21)',
    { tag: '@smoke' },
    async ({ page }) => {
      const writes = trackWrites(page)
      await openList(page, '/admin/articles?statut=publie')
      const title = (await page.getByRole('rowheader').first().innerText()).trim()
      const remove = page.getByRole('button', { name: `Supprimer ${title}` })
      await remove.click()
      await expect(deleteDialog(page)).toContainText(
        `Êtes-vous sûr de vouloir supprimer l'article "${title}" ?`,
      )
      await expect(deleteDialog(page)).toContainText('Cette action est irréversible.')
      await expect(deleteDialog(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
      await page.mouse.click(5, 5)
      await expect(deleteDialog(page)).toBeHidden()
      await expect(remove).toBeFocused()

      await remove.click()
      await deleteDialog(page).getByRole('button', { name: 'Supprimer' }).dblclick()
      await expect(deleteDialog(page)).toBeHidden()
      await expect(page.getByText(`Suppression faite : ${title}`)).toBeVisible()
      await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0)
      expect(writes).toEqual([expect.stringMatching(/^DELETE \/api\/Articles\/\d+$/)])
      await page.goto('/')
      await expect(page.locator('a[href^="/blog/"]').first()).toBeVisible()
      await expect(page.getByText(title)).toHaveCount(0)
    },
  )

  test('an intervention: only the buttons close the dialog, and visitors see that there is none (spec 7.16)', async ({
    page,
  }) => {
    const writes = trackWrites(page)
    await openList(page, '/admin/interventions?pays=belgique&q=court')
    const deleteButton = page.getByRole('button', { name: /^Supprimer Visa court séjour/ })
    await deleteButton.click()
    await expect(deleteDialog(page)).toContainText(
      "Êtes-vous sûr de vouloir supprimer l'intervention Visa court séjour – Belgique ?",
    )
    // Only the dialog of articles closes on a click outside (spec 4).
    await page.mouse.click(5, 5)
    await expect(deleteDialog(page)).toBeVisible()
    await confirmDeletion(page)
    await expect(deleteButton).toHaveCount(0)
    expect(writes).toEqual([expect.stringMatching(/^DELETE \/api\/Intervention\/\d+$/)])
    await page.goto('/interventions/belgique/visa-court-sejour')
    await expect(
      page.getByText('Aucune intervention trouvée pour le pays et le visa sélectionnés.'),
    ).toBeVisible()
  })

  test('a FAQ: Escape cancels, and visitors no longer see it (spec 7.28)', async ({ page }) => {
    const writes = trackWrites(page)
    await openList(page, '/admin/faqs')
    const question = (await page.getByRole('rowheader').first().innerText()).trim()
    const remove = page.getByRole('button', { name: `Supprimer ${question}` })
    await remove.click()
    await expect(deleteDialog(page)).toContainText(
      `Êtes-vous sûr de vouloir supprimer la FAQ : ${question} ?`,
    )
    await page.keyboard.press('Escape')
    await expect(deleteDialog(page)).toBeHidden()
    expect(writes).toEqual([])
    await remove.click()
    await confirmDeletion(page)
    await expect(page.getByRole('rowheader', { name: question })).toHaveCount(0)
    expect(writes).toEqual(['DELETE /api/Faq/1'])
    await page.goto('/faq')
    await expect(page.locator('main summary').first()).toBeVisible()
    await expect(page.getByText(question)).toHaveCount(0)
  })

  test('a visa: the dialog names its dependents, the server refuses, and accepts without them (spec 7.11)', async ({
    page,
  }) => {
    allowErrors(/409/)
    const writes = trackWrites(page)
    await openList(page, '/admin/visas?pays=suisse')
    const name = (await page.getByRole('rowheader').first().innerText()).trim()
    const remove = page.getByRole('button', { name: `Supprimer ${name}` })
    await remove.click()
    await expect(deleteDialog(page)).toContainText('1 intervention')
    await confirmDeletion(page)
    await expect(deleteDialog(page).getByRole('alert')).toContainText(
      'D’autres éléments s’y rattachent encore',
    )
    const id = writes.at(-1)?.replace(/.*\//, '')
    await deleteDialog(page).getByRole('button', { name: 'Annuler' }).click()
    await page.evaluate(async (visaId) => {
      for (const path of ['/api/Intervention', '/api/Faq']) {
        const records = (await (await fetch(path)).json()) as { id: number; visaId: number }[]
        for (const record of records)
          if (record.visaId === visaId) await fetch(`${path}/${record.id}`, { method: 'DELETE' })
      }
    }, Number(id))
    await openList(page, '/admin/visas?pays=suisse')
    await remove.click()
    await expect(deleteDialog(page)).toContainText('Rien d’autre ne s’y rattache.')
    await confirmDeletion(page)
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
    expect(writes.at(-1)).toBe(`DELETE /api/Visas/${id}`)
    await page.goto('/interventions/suisse/visa-etudiant')
    await page.getByText('Changer de pays ou de visa').click()
    await expect(page.getByRole('button', { name: 'Suisse', pressed: true })).toBeVisible()
    await expect(page.getByRole('option', { name })).toHaveCount(0)
  })

  test('several countries: the dialog lists what succeeded and what failed; visitors lose the deleted one (spec 7.5)', async ({
    page,
  }) => {
    allowErrors(/409/)
    await openCountries(page, 'Portugal')
    const writes = trackWrites(page)
    for (const name of ['Portugal', 'Belgique'])
      await page.getByRole('checkbox', { name: `Sélectionner ${name}` }).check()
    await expect(page.getByText('2 lignes sélectionnées')).toBeVisible()
    await page.getByRole('button', { name: 'Supprimer la sélection' }).click()
    await expect(deleteDialog(page)).toContainText(
      'Êtes-vous sûr de vouloir supprimer ces 2 pays ?',
    )
    await expect(deleteDialog(page)).toContainText(/\d+ visas/)
    await confirmDeletion(page)
    const alert = deleteDialog(page).getByRole('alert')
    await expect(alert).toContainText('1 sur 2 supprimés.')
    await expect(alert).toContainText('Belgique : D’autres éléments')
    expect(writes.toSorted()).toEqual(['DELETE /api/Country/1', 'DELETE /api/Country/7'])
    await deleteDialog(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(row(page, 'Portugal')).toHaveCount(0)
    await page.goto('/interventions')
    await page.getByText('Changer de pays ou de visa').click()
    await expect(page.getByRole('button', { name: 'Belgique' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Portugal' })).toHaveCount(0)
  })
})

test.describe('a search that is left at once', () => {
  // A worker would fetch the file itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('does not bring back the list while the next page loads', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\/assets\/adminTranslations-[^/]+\.js$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.clock.install()
    await openList(page, '/admin/visas')
    await page.getByRole('textbox', { name: 'Rechercher' }).fill('étudiant')
    await page.getByRole('link', { name: 'Traductions', exact: true }).click()
    await expect(page).toHaveURL('/admin/traductions')
    await page.clock.runFor(2000)
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traductions')
    await expect(page).toHaveURL('/admin/traductions')
  })
})

test('a button downloads the list as CSV, in its order, with accents and without formulas', async ({
  page,
}) => {
  await openCountries(page, '=HYPERLINK("x","y"), été', '?tri=-id')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^pays-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['\uFEFFID;Nom;Code', `7;"'=HYPERLINK(""x"",""y""), été";PT`])
  expect(lines).toHaveLength(9)
  await expect(page.getByText('7 lignes exportées.')).toBeVisible()
})

test('the key / focuses the search, ? lists the shortcuts, and they can be turned off', async ({
  page,
}) => {
  await openList(page, '/admin/faqs')
  const search = page.getByRole('textbox', { name: 'Rechercher' })
  const list = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('?/n')
  await expect(search).toHaveValue('?/n')
  await search.fill('')
  await search.blur()
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  await list.getByRole('checkbox', { name: 'Raccourcis d’une seule touche' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  await page.reload()
  await expect(search).toBeVisible()
  await page.keyboard.press('?')
  await expect(list).toBeHidden()
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('the back-office is French and the site stays English (spec 1.5)', async ({ page }) => {
    const html = page.locator('html')
    await page.goto('/admin/visas')
    await expect(page.getByRole('link', { name: 'Ajouter un visa' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
    await expect(html).toHaveAttribute('lang', 'fr')
    await expect(page).toHaveTitle('Visas – Droit de Cité')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Voir le site' }).click()
    const site = await opened
    await expect(site.locator('html')).toHaveAttribute('lang', 'en')
    await expect(site.getByRole('link', { name: 'Skip to content' })).toBeAttached()
    await expect(html).toHaveAttribute('lang', 'fr')
  })
})

test('on a phone, a menu opens and a record can be sorted and deleted', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu de l’administration' })
  await menu.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/admin/faqs')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('table', { name: 'FAQ' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-id')
  await expect(page).toHaveURL('/admin/faqs?tri=-id')
  const remove = page.getByRole('button', { name: /^Supprimer / }).first()
  await remove.click()
  await expect(deleteDialog(page)).toBeVisible()
})
