import { expect, test, type Page } from '../support/test.ts'

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const received = (page: Page, part: string) =>
  page.getByRole('group', { name: 'Quand l’avez-vous reçue' }).getByRole('textbox', { name: part })
const result = (page: Page) =>
  page.getByRole('heading', { name: /^Au plus tôt, le délai prend fin le/ })

async function answer(page: Page): Promise<void> {
  await radio(page, 'Belgique').check()
  await radio(page, /^Un visa est refusé/).check()
  await radio(page, /^L’Office des étrangers, un consulat/).check()
  await radio(page, 'Non, elle est libre').check()
  await radio(page, /^En main propre/).check()
  await received(page, 'Jour').fill('3')
  await received(page, 'Mois').fill('12')
  await received(page, 'Année').fill('2026')
}

async function expectAnswers(page: Page): Promise<void> {
  await expect(radio(page, 'Belgique')).toBeChecked()
  await expect(radio(page, /^Un visa est refusé/)).toBeChecked()
  await expect(radio(page, 'Non, elle est libre')).toBeChecked()
  await expect(radio(page, /^En main propre/)).toBeChecked()
  await expect(received(page, 'Année')).toHaveValue('2026')
  await expect(result(page)).toHaveCount(0)
}

test.describe('a letter (spec 2.1.21)', () => {
  test('leaving by a link, coming back, a reload and another tab keep what is chosen, and submit nothing', async ({
    page,
    context,
  }) => {
    await page.goto('/lettre?today=2026-12-05')
    await answer(page)
    await expectAnswers(page)
    await page.getByRole('link', { name: 'Toutes les règles et leurs sources' }).click()
    await expect(page).toHaveURL('/lettre/regles')
    await page.goBack()
    await expectAnswers(page)
    const other = await context.newPage()
    await other.goto('/lettre?today=2026-12-05')
    await expect(radio(other, 'Belgique')).not.toBeChecked()
    await radio(other, 'France').check()
    await expectAnswers(page)
    await page.reload()
    await expectAnswers(page)
    await expect(radio(other, 'France')).toBeChecked()
    await page.getByRole('button', { name: 'Voir mon délai' }).click()
    await expect(result(page)).toBeFocused()
    // One step back are the questions, not the page of the rules.
    await page.goBack()
    await expectAnswers(page)
    await expect(radio(page, 'Belgique')).toBeFocused()
    await page.goForward()
    await expect(result(page)).toBeFocused()
  })

  test('Back between two letters keeps each', async ({ page }) => {
    await page.goto('/lettre?today=2026-12-05')
    await answer(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'J’ai reçu une lettre' }).click()
    await expect(radio(page, 'Belgique')).not.toBeChecked()
    await radio(page, 'France').check()
    await radio(page, /^Un ordre de quitter le pays/).check()
    await page.goBack()
    await expectAnswers(page)
    await page.goForward()
    await expect(radio(page, 'France')).toBeChecked()
    await expect(radio(page, /^Un ordre de quitter le pays/)).toBeChecked()
  })
})
