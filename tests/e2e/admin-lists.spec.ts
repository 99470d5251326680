import { readFile } from 'node:fs/promises'

import { expectErrors, expect, test, type Page, type Request } from '../support/test.ts'

/** Every write that leaves the page, as method and path. */
function trackWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'GET') return
    writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Confirmer la suppression' })
const row = (page: Page, name: string | RegExp) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()
}

test.describe('the address says how a list is looked at (spec 2.13.2, 2.1.15)', () => {
  test(
    'search, filter, order, columns and page size stand in it, and a reload finds them',
    { tag: '@smoke' },
    async ({ page }) => {
      await openList(page, '/admin/faqs')
      await page.getByRole('textbox', { name: 'Rechercher' }).fill('VISA etudiant')
      await expect(page).toHaveURL(/[?&]q=VISA\+etudiant/)
      await page.getByRole('combobox', { name: 'Pays' }).selectOption('belgique')
      await page.getByRole('button', { name: 'Question' }).click()
      await page.getByRole('button', { name: 'Question' }).click()
      await page.getByRole('combobox', { name: 'Lignes par page' }).selectOption('50')
      await page.getByText('Colonnes', { exact: true }).click()
      await page.getByRole('checkbox', { name: 'Réponse' }).uncheck()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(
        '/admin/faqs?q=VISA+etudiant&pays=belgique&tri=-question&lignes=50&colonnes=id,question,pays,visa',
      )
      const questions = await page.getByRole('rowheader').allInnerTexts()
      expect(questions.length).toBeGreaterThan(0)
      expect(questions).toEqual(questions.toSorted((a, b) => b.localeCompare(a, 'fr')))

      await page.reload()
      await expect(page.getByRole('columnheader', { name: 'Question' })).toHaveAttribute(
        'aria-sort',
        'descending',
      )
      await expect(page.getByRole('textbox', { name: 'Rechercher' })).toHaveValue('VISA etudiant')
      await expect(page.getByRole('columnheader', { name: 'Réponse' })).toHaveCount(0)
      await expect(page.getByRole('rowheader')).toHaveText(questions, { useInnerText: true })
    },
  )

  test('25 rows a page; the next page is in the address and a filter goes back to the first', async ({
    page,
  }) => {
    await openList(page, '/admin/faqs')
    await expect(page.getByRole('rowheader')).toHaveCount(25)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/admin/faqs?page=2')
    await expect(page.getByText(/^26–50 sur \d+$/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Visa' }).selectOption('autre')
    await expect(page).toHaveURL('/admin/faqs?visa=autre')
    for (const visa of await page.getByRole('row').filter({ hasText: 'Belgique' }).all()) {
      await expect(visa).toContainText('Autre')
    }
  })

  test('what an address should not hold is dropped', async ({ page }) => {
    await openList(page, '/admin/visas?tri=nothing&page=0&lignes=7&pays=atlantide&colonnes=x&q=')
    await expect(page.getByRole('rowheader')).toHaveCount(25)
    await expect(page.getByRole('columnheader', { name: 'ID', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await openList(page, '/admin/visas?page=999')
    await expect(page.getByText(/^26–28 sur 28$/)).toBeVisible()
  })

  test('each list keeps its own way when one comes back', async ({ page }) => {
    await openList(page, '/admin/visas')
    await page.getByRole('combobox', { name: 'Pays' }).selectOption('france')
    await expect(page).toHaveURL('/admin/visas?pays=france')
    const menu = page.getByRole('navigation', { name: 'Menu de l’administration' })
    await menu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/admin/faqs')
    await menu.getByRole('link', { name: 'Visas' }).click()
    await expect(page).toHaveURL('/admin/visas?pays=france')
  })

  test('no match says so, and the filters can be cleared', async ({ page }) => {
    await page.goto('/admin/countries?q=atlantide')
    await expect(page.getByText('Aucune ligne ne correspond à ces critères.')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await expect(page).toHaveURL('/admin/countries')
    await expect(row(page, 'Belgique')).toBeVisible()
  })
})

test.describe('deletions (spec 2.13.10, 4.16)', () => {
  test(
    'an article: the exact words, a click beside cancels, one request, gone from the home page (spec 7.21)',
    { tag: '@smoke' },
    async ({ page }) => {
      const writes = trackWrites(page)
      await openList(page, '/admin/articles?statut=publie')
      const title = (await page.getByRole('rowheader').first().innerText()).trim()
      await page.getByRole('button', { name: `Supprimer ${title}` }).click()
      await expect(dialog(page)).toContainText(
        `Êtes-vous sûr de vouloir supprimer l'article "${title}" ?`,
      )
      await expect(dialog(page)).toContainText('Cette action est irréversible.')
      await expect(dialog(page).getByRole('button', { name: 'Annuler' })).toBeFocused()
      await page.mouse.click(5, 5)
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('button', { name: `Supprimer ${title}` })).toBeFocused()

      await page.getByRole('button', { name: `Supprimer ${title}` }).click()
      await dialog(page).getByRole('button', { name: 'Supprimer' }).dblclick()
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByText(`Suppression faite : ${title}`)).toBeVisible()
      await expect(page.getByRole('rowheader', { name: title })).toHaveCount(0)
      expect(writes).toEqual([expect.stringMatching(/^DELETE \/api\/Articles\/\d+$/)])

      await page.goto('/')
      await expect(page.locator('a[href^="/blog/"]').first()).toBeVisible()
      await expect(page.getByText(title)).toHaveCount(0)
    },
  )

  test('an intervention: the public page says that there is none (spec 7.16)', async ({ page }) => {
    const writes = trackWrites(page)
    await openList(page, '/admin/interventions?pays=belgique&q=court')
    await page.getByRole('button', { name: /^Supprimer Visa court séjour/ }).click()
    await expect(dialog(page)).toContainText(
      "Êtes-vous sûr de vouloir supprimer l'intervention Visa court séjour – Belgique ?",
    )
    // Only the articles' modal is cancelled by a click beside it (spec 4).
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Aucune ligne ne correspond à ces critères.')).toBeVisible()
    expect(writes).toEqual([expect.stringMatching(/^DELETE \/api\/Intervention\/\d+$/)])
    await page.goto('/interventions/belgique/visa-court-sejour')
    await expect(
      page.getByText('Aucune intervention trouvée pour le pays et le visa sélectionnés.'),
    ).toBeVisible()
  })

  test('a FAQ (spec 7.28)', async ({ page }) => {
    const writes = trackWrites(page)
    await openList(page, '/admin/faqs')
    const question = (await page.getByRole('rowheader').first().innerText()).trim()
    await page.getByRole('button', { name: `Supprimer ${question}` }).click()
    await expect(dialog(page)).toContainText(
      `Êtes-vous sûr de vouloir supprimer la FAQ : ${question} ?`,
    )
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(writes).toEqual([])
    await page.getByRole('button', { name: `Supprimer ${question}` }).click()
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('rowheader', { name: question })).toHaveCount(0)
    expect(writes).toEqual(['DELETE /api/Faq/1'])
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main summary').first()).toBeVisible()
    await expect(page.getByText(question)).toHaveCount(0)
  })

  test('a visa: what depends on it is named, the refusal is told, then it goes (spec 7.11)', async ({
    page,
  }) => {
    expectErrors(/409/)
    const writes = trackWrites(page)
    await openList(page, '/admin/visas?pays=suisse')
    const name = (await page.getByRole('rowheader').first().innerText()).trim()
    await page.getByRole('button', { name: `Supprimer ${name}` }).click()
    await expect(dialog(page)).toContainText('1 intervention')
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(
      'D’autres éléments s’y rattachent encore',
    )
    await dialog(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('rowheader', { name })).toBeVisible()

    await page.evaluate(async (visa) => {
      const visas = (await (await fetch('/api/Visas')).json()) as {
        id: number
        name: string
        country: { name: string }
      }[]
      const id = visas.find((one) => one.name === visa && one.country.name === 'Suisse')?.id
      for (const path of ['/api/Intervention', '/api/Faq']) {
        const records = (await (await fetch(path)).json()) as { id: number; visaId: number }[]
        for (const record of records) {
          if (record.visaId === id) await fetch(`${path}/${record.id}`, { method: 'DELETE' })
        }
      }
    }, name)
    await openList(page, '/admin/visas?pays=suisse')
    await page.getByRole('button', { name: `Supprimer ${name}` }).click()
    await expect(dialog(page)).toContainText('Rien d’autre ne s’y rattache.')
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
    expect(writes.at(-1)).toMatch(/^DELETE \/api\/Visas\/\d+$/)
    await page.goto('/interventions/suisse/visa-etudiant')
    await expect(page.getByRole('button', { name: 'Suisse' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('option', { name })).toHaveCount(0)
  })

  test('a country: gone from the public choice of countries (spec 7.5)', async ({ page }) => {
    expectErrors(/409/)
    await page.goto('/admin')
    await expect(page.getByText('6 fiches', { exact: true })).toBeVisible()
    await page.evaluate(() =>
      fetch('/api/Country', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Portugal', code: 'PT' }),
      }),
    )
    await page.goto('/interventions')
    await expect(page.getByRole('button', { name: 'Portugal' })).toBeVisible()
    const writes = trackWrites(page)
    await openList(page, '/admin/countries')
    await page.getByRole('button', { name: 'Supprimer Portugal' }).click()
    await expect(dialog(page)).toContainText('Rien d’autre ne s’y rattache.')
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Suppression faite : Portugal')).toBeVisible()
    expect(writes).toEqual(['DELETE /api/Country/7'])
    await page.goto('/interventions')
    await expect(page.getByRole('button', { name: 'Belgique' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Portugal' })).toHaveCount(0)
  })

  test('several at once: what succeeded and what did not', async ({ page }) => {
    expectErrors(/409/)
    await page.goto('/admin')
    await expect(page.getByText('6 fiches', { exact: true })).toBeVisible()
    await page.evaluate(() =>
      fetch('/api/Country', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Portugal', code: 'PT' }),
      }),
    )
    const writes = trackWrites(page)
    await openList(page, '/admin/countries')
    await page.getByRole('checkbox', { name: 'Sélectionner Portugal' }).check()
    await page.getByRole('checkbox', { name: 'Sélectionner Belgique' }).check()
    await expect(page.getByText('2 lignes sélectionnées')).toBeVisible()
    await page.getByRole('button', { name: 'Supprimer la sélection' }).click()
    await expect(dialog(page)).toContainText('Êtes-vous sûr de vouloir supprimer ces 2 pays ?')
    await expect(dialog(page)).toContainText(/\d+ visas/)
    await dialog(page).getByRole('button', { name: 'Supprimer' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('1 sur 2 supprimés.')
    await expect(dialog(page).getByRole('alert')).toContainText('Belgique : D’autres éléments')
    expect(writes.toSorted()).toEqual(['DELETE /api/Country/1', 'DELETE /api/Country/7'])
    await dialog(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(row(page, 'Portugal')).toHaveCount(0)
    await expect(row(page, 'Belgique')).toBeVisible()
  })
})

test('the list is saved as CSV, in its order, with accents and without formulas', async ({
  page,
}) => {
  await page.goto('/admin')
  await expect(page.getByText('6 fiches', { exact: true })).toBeVisible()
  await page.evaluate(() =>
    fetch('/api/Country', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '=HYPERLINK("x","y"), été', code: 'PT' }),
    }),
  )
  await openList(page, '/admin/countries?tri=-id')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^countries-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe('\uFEFFID,Nom,Code')
  expect(lines[1]).toBe(`7,"'=HYPERLINK(""x"",""y""), été",PT`)
  expect(lines).toHaveLength(9)
  await expect(page.getByText('7 lignes exportées.')).toBeVisible()
})

test.describe('the keyboard', () => {
  test('/ searches, ? lists the shortcuts, and they can be turned off', async ({ page }) => {
    await openList(page, '/admin/faqs')
    const field = page.getByRole('textbox', { name: 'Rechercher' })
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.type('?/n')
    await expect(field).toHaveValue('?/n')
    await field.fill('')
    await field.blur()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await expect(list).toBeVisible()
    await list.getByRole('checkbox', { name: 'Raccourcis d’une seule touche' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
    await page.reload()
    await expect(field).toBeVisible()
    await page.keyboard.press('?')
    await expect(list).toBeHidden()
  })

  test('a cell of a FAQ opens and closes (spec 2.13.4)', async ({ page }) => {
    await openList(page, '/admin/faqs')
    const cell = page.getByRole('row').nth(1).getByRole('button', { expanded: false }).nth(1)
    await cell.click()
    const opened = page.getByRole('row').nth(1).getByRole('button', { expanded: true })
    await expect(opened).toHaveCount(1)
    await opened.click()
    await expect(opened).toHaveCount(0)
  })
})

test('the back-office is French whatever was chosen, and the site comes back as it was (spec 1.5)', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/admin/visas')
  await expect(page.getByRole('heading', { level: 1, name: 'Visas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajouter un visa' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page).toHaveTitle('Visas – Droit de Cité')
  await page.getByRole('link', { name: 'Voir le site' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await context.close()
})

test('no code of the back-office is asked for by a public page', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  await page.goto('/interventions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bodies = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  expect(bodies.length).toBeGreaterThan(0)
  for (const body of bodies) {
    expect(body).not.toContain('Confirmer la suppression')
    expect(body).not.toContain('getFilteredRowModel')
  }
})

test('on a phone the menu slides in and a record can be deleted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page
    .getByRole('dialog', { name: 'Menu de l’administration' })
    .getByRole('link', { name: 'FAQ' })
    .click()
  await expect(page).toHaveURL('/admin/faqs')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('table', { name: 'FAQ' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('-id')
  await expect(page).toHaveURL('/admin/faqs?tri=-id')
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
