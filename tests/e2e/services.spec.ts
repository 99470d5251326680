import { expect, test } from '../support/test.ts'

test(
  'the services lead to visas, levels of intervention and lawyers (spec 1.2, 2.1.8)',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveTitle(/^Nos services – /)
    await page.getByRole('link', { name: 'Le visa de regroupement familial' }).click()
    await expect(page).toHaveURL('/detailsvisa/belgique/visa-regroupement-familial')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Visa regroupement familial' }),
    ).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Le niveau III, le recours' }).click()
    await expect(page).toHaveURL('/services#niveau-3')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('heading', { level: 3, name: 'Recours administratif ou judiciaire' }),
    ).toBeInViewport()
    await main.getByRole('link', { name: 'Voir les interventions' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Nos interventions' })).toBeVisible()
    await page.goBack()
    for (const name of ['En parler à un avocat', 'Trouver un avocat'])
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', '/avocatslist')
  },
)
