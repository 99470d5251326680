import { expect, test } from '../support/test.ts'

// What each scenario shows: tests/resilience/scenarios.browser.tsx.

test('a scenario in the URL lasts for the tab, over navigation and reload, and not in other tabs; an unknown one is said', async ({
  page,
  context,
}) => {
  await page.goto('/?scenario=faq-empty')
  await expect(page).not.toHaveURL(/scenario=/)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  const none = page.getByRole('main').getByText('Aucune question trouvée').first()
  await expect(none).toBeVisible()
  await page.reload()
  await expect(none).toBeVisible()

  const other = await context.newPage()
  await other.goto('/faq?scenario=nothing-of-the-kind&country=france')
  const message = other.getByRole('alertdialog', { name: 'Ce scénario n’existe pas.' })
  await expect(message).toContainText('nothing-of-the-kind')
  await message.getByRole('button', { name: 'Fermer' }).click()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Démo' })).toBeVisible()
  await expect(message).toBeHidden()
  await expect(other).toHaveURL('/faq?country=france')
  await expect(other.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(18)
})
