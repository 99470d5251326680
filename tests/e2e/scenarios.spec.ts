import { expect, test } from '../support/test.ts'

// What each scenario shows: tests/resilience/scenarios.browser.tsx.

test(
  'a scenario in the URL lasts for the tab, over navigation and reload, and not in other tabs',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await page.goto('/?scenario=faq-empty')
    await expect(page).not.toHaveURL(/scenario=/)
    await page.getByRole('link', { name: 'FAQ' }).first().click()
    const none = page.getByRole('main').getByText('Aucune question trouvée').first()
    await expect(none).toBeVisible()
    await page.reload()
    await expect(none).toBeVisible()

    const other = await context.newPage()
    await other.goto('/faq')
    await expect(other.getByText('Combien d’heures puis-je travailler').first()).toBeVisible()
  },
)

test('an unknown scenario is said, and changes nothing', async ({ page }) => {
  await page.goto('/faq?scenario=nothing-of-the-kind&country=france')
  const message = page.getByRole('alertdialog', { name: 'Ce scénario n’existe pas.' })
  await expect(message).toContainText('nothing-of-the-kind')
  await message.getByRole('button', { name: 'Fermer' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Démo' })).toBeVisible()
  await expect(message).toBeHidden()
  await expect(page).toHaveURL('/faq?country=france')
  await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(18)
})
