import { navigate } from '../support/navigate.ts'
import { expect, test } from '../support/test.ts'

test.describe('interventions (spec 2.4.1, 2.4.2, 4.1)', () => {
  test('another country keeps the visa or selects its own first one; the URL follows', async ({
    page,
  }) => {
    await page.goto('/interventions/belgique/visa-permis-de-travail')
    await page.getByText('Changer de pays ou de visa').click()
    await page.getByRole('button', { name: 'Canada' }).click()
    await expect(page).toHaveURL('/interventions/canada/visa-permis-de-travail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visa permis de travail')
    await page.goBack()
    await expect(page).toHaveURL('/interventions/belgique/visa-permis-de-travail')

    await page.evaluate(navigate, '/interventions/belgique/visa-rentier-golden-visa')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Visa rentier / Golden visa' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Cameroun' }).click()
    await expect(page).toHaveURL('/interventions/cameroun/visa-court-sejour')
    const visa = page.getByRole('combobox', { name: 'Visa' })
    await expect(visa).toHaveValue('visa-court-sejour')
    await visa.selectOption('Visa étudiant')
    await expect(page).toHaveURL('/interventions/cameroun/visa-etudiant')
    await page.getByRole('link', { name: 'Visa court séjour' }).click()
    await expect(page).toHaveURL('/interventions/cameroun/visa-court-sejour')
  })
})
