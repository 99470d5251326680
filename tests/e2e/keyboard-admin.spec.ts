import { choose, press, tabTo, type } from '../support/keyboard.ts'
import { navigate } from '../support/navigate.ts'
import { expect, test, type Page } from '../support/test.ts'

/** The forms of the back-office with the keyboard alone. Its lists are in admin-lists.spec.ts. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })
const openDialog = (page: Page) => page.locator('dialog[open]')

test('the forms of the back-office, one after the other', async ({ page }) => {
  await page.goto('/admin/countries')
  await test.step('a country: a missing field, the dialog on leaving, saved', () =>
    saveCountry(page))
  await page.evaluate(navigate, '/admin/articles/formulaire')
  await test.step('an article: formatting, a new tag, the preview, saved', () => saveArticle(page))
  await page.evaluate(navigate, '/admin/interventions/formulaire/1')
  await test.step('levels: moved, opened and cancelled, deleted', () => changeLevels(page))
})

async function saveCountry(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Ajouter un Pays' }))
  await type(page, field(page, 'Titre'), 'Sénégal')
  await press(page, button(page, 'Créer'))
  await expect(page.getByRole('group', { name: 'Un champ est à revoir' })).toBeFocused()
  await press(page, page.getByRole('group').getByRole('link'))
  await expect(field(page, 'Code')).toBeFocused()
  await page.keyboard.type('SN')
  await press(page, page.getByRole('link', { name: 'Retour' }))
  await expect(openDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Retour' })).toBeFocused()
  await press(page, button(page, 'Créer'))
  await expect(page.getByText('Le pays est créé.')).toBeVisible()
  await expect(page).toHaveURL('/admin/countries')
}

async function saveArticle(page: Page): Promise<void> {
  await type(page, field(page, 'Titre'), 'Écrit sans souris')
  const toolbar = page.getByRole('toolbar', { name: 'Mise en forme' })
  await tabTo(page, toolbar.getByRole('button').first())
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Italique' })).toBeFocused()
  await type(page, field(page, 'Contenu'), 'Un mot.')
  await choose(page, combobox(page, 'Statut'), 'Publié')
  await press(page, page.getByRole('checkbox', { name: 'refus' }), 'Space')
  await type(page, field(page, 'Nouveau tag'), 'clavier')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'clavier' })).toBeChecked()
  await press(page, button(page, 'Aperçu'))
  await expect(page.frameLocator('iframe').getByText('Un mot.')).toBeVisible()
  await press(page, button(page, 'Créer'))
  await expect(page).toHaveURL('/admin/articles')
}

async function changeLevels(page: Page): Promise<void> {
  const levels = page.getByRole('heading', { name: /^Niveau \d - / })
  await expect(levels).toHaveCount(4)
  const first = (await levels.first().innerText()).replace('Niveau 1', 'Niveau 2')
  await press(page, button(page, 'Descendre le niveau 1'))
  await expect(levels.nth(1)).toHaveText(first)
  await expect(page.locator(':focus')).not.toHaveCount(0)
  await press(page, button(page, 'Modifier le niveau 3'))
  await expect(field(page, 'Titre')).toBeVisible()
  await press(page, button(page, 'Annuler'))
  await expect(levels).toHaveCount(4)
  await press(page, button(page, 'Supprimer le niveau 4'))
  await press(page, openDialog(page).getByRole('button', { name: 'Supprimer' }))
  await expect(levels).toHaveCount(3)
  await expect(page.locator(':focus')).not.toHaveCount(0)
  await press(page, button(page, /^Modifier$/))
  await expect(page).toHaveURL('/admin/interventions')
}
