import { expect, test } from '../support/test.ts'

const parts = [
  'Le visa',
  'L’entrée',
  'Le séjour',
  'La régularisation',
  'Le regroupement familial',
  'La naturalisation',
  'La contestation d’une décision',
]

test.describe('services (spec 1.2, 2.1.8; decisions.md, 2.1)', () => {
  test('tells in seven parts what the network does', async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveTitle(/^Nos services – /)
    for (const name of parts) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    const index = page.getByRole('navigation', { name: 'Les sept services' })
    await expect(index.getByRole('link')).toHaveText(parts)
    await index.getByRole('link', { name: 'La naturalisation' }).click()
    await expect(page.getByRole('heading', { name: 'La naturalisation' })).toBeInViewport()
  })

  test(
    'each part leads on to visas, interventions or lawyers',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/services')
      await page.getByRole('link', { name: 'Le visa de regroupement familial' }).click()
      await expect(page).toHaveURL('/detailsvisa/belgique/visa-regroupement-familial')
      await expect(
        page.getByRole('heading', { level: 2, name: 'Visa regroupement familial' }),
      ).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: 'Le niveau III, le recours' }).click()
      await expect(page).toHaveURL('/interventions/belgique/visa-etudiant#niveau-3')
      await expect(page.getByRole('link', { name: 'Consulter nos offres' })).toBeVisible()
      await page.goBack()
      for (const name of ['En parler à un avocat', 'Trouver un avocat']) {
        await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
          'href',
          '/avocatslist',
        )
      }
    },
  )

  test('the four levels lead to their interventions', async ({ page }) => {
    await page.goto('/services')
    await page.getByRole('link', { name: 'Constitution et dépôt du dossier' }).click()
    await expect(page).toHaveURL('/interventions/belgique/visa-etudiant#niveau-2')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('speaks English', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('language', 'en')
    })
    await page.goto('/services')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What we do')
    await expect(page.getByRole('heading', { level: 2, name: 'Naturalisation' })).toBeVisible()
  })
})
