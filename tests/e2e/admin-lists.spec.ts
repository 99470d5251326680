import { deleteDialog } from '../support/forms.ts'
import { choose, press } from '../support/keyboard.ts'
import { navigate } from '../support/navigate.ts'
import { expect, phone, test, type Page } from '../support/test.ts'

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // A table that loads is busy.
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('the state of a list is in its URL, set by the keyboard, and survives a reload (spec 2.13.2, 2.1.15)', async ({
  page,
}) => {
  const search = page.getByRole('textbox', { name: 'Rechercher' })
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openList(page, '/admin/faqs')

  await test.step('the key / focuses the search, ? lists the shortcuts', async () => {
    const list = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('?/n')
    await expect(search).toHaveValue('?/n')
    await search.fill('')
    await expect(page).toHaveURL('/admin/faqs')
  })

  await test.step('a page has 25 rows, and a filter leads back to the first one', async () => {
    await expect(page.getByRole('rowheader')).toHaveCount(25)
    await page.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/admin/faqs?page=2')
    await expect(page.getByText(/^26–50 sur \d+$/)).toBeVisible()
    await combobox('Visa').selectOption('autre')
    await expect(page).toHaveURL('/admin/faqs?visa=autre')
    const faqs = page.getByRole('row').filter({ hasText: 'Belgique' })
    await expect(faqs.filter({ hasNotText: 'Autre' })).toHaveCount(0)
    await expect(faqs).not.toHaveCount(0)
    await combobox('Visa').selectOption('')
    await expect(page).toHaveURL('/admin/faqs')
  })

  const question = page.getByRole('columnheader', { name: 'Question' })
  await test.step('search, filter, columns, order and page size', async () => {
    await search.fill('VISA etudiant')
    await expect(page).toHaveURL(/[?&]q=VISA\+etudiant/)
    await choose(page, combobox('Pays'), 'Belgique')
    await expect(page).toHaveURL(/pays=belgique/)
    await press(page, page.getByRole('button', { name: 'Colonnes' }))
    await press(page, page.getByRole('checkbox', { name: 'Réponse' }), 'Space')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Réponse' })).toHaveCount(0)
    const sortButton = question.getByRole('button')
    await press(page, sortButton)
    await expect(question).toHaveAttribute('aria-sort', 'ascending')
    // Both come before the list is rendered again.
    await sortButton.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(question).toHaveAttribute('aria-sort', 'ascending')
    await sortButton.click()
    await expect(question).toHaveAttribute('aria-sort', 'descending')
    await choose(page, combobox('Lignes par page'), '50')
    await expect(page).toHaveURL(
      '/admin/faqs?q=VISA+etudiant&pays=belgique&tri=-question&lignes=50&colonnes=id,question,pays,visa',
    )
  })

  const questions = await page.getByRole('rowheader').allInnerTexts()
  await test.step('a reload, and the menu, lead back to it', async () => {
    expect(questions.length).toBeGreaterThan(0)
    expect(questions).toEqual(questions.toSorted((a, b) => b.localeCompare(a, 'fr')))
    const expectSame = async () => {
      await expect(question).toHaveAttribute('aria-sort', 'descending')
      await expect(search).toHaveValue('VISA etudiant')
      await expect(page.getByRole('columnheader', { name: 'Réponse' })).toHaveCount(0)
      await expect(page.getByRole('rowheader')).toHaveText(questions, { useInnerText: true })
    }
    await page.reload()
    await expectSame()
    const menu = page.getByRole('navigation', { name: 'Menu de l’administration' })
    await menu.getByRole('link', { name: 'Visas' }).click()
    await expect(page).toHaveURL('/admin/visas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visas')
    await menu.getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL(/^[^?]*\/admin\/faqs\?q=VISA\+etudiant&pays=belgique/)
    await expectSame()
  })

  await test.step('a page too far is the last one', async () => {
    await page.evaluate(navigate, '/admin/visas?page=999')
    await expect(page.getByText(/^26–28 sur 28$/)).toBeVisible()
  })

  await test.step('the shortcuts stay turned off after a reload', async () => {
    const list = page.getByRole('dialog', { name: 'Raccourcis clavier' })
    await page.keyboard.press('?')
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
  await page
    .getByRole('button', { name: /^Autres actions/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Supprimer / }).click()
  await expect(deleteDialog(page)).toBeVisible()
})
