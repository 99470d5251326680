import { anyConsoleError, expect, expectErrors, type Page, test } from '../support/test.ts'

import { scenarios } from '../../mocks/scenarios.ts'

/** What no visitor should ever read, whatever the server does. */
const leakedValues = /\b(?:undefined|NaN|null|Invalid Date)\b|\[object Object\]/

function toScenarioUrl(name: string, path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}scenario=${name}`
}

/** Faults that reach nobody: what a page throws rather than logs. */
function trackPageErrors(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  return uncaught
}

for (const { name, path, expectedText, specClauses } of scenarios) {
  test(`scenario ${name} shows what it stands for (spec ${specClauses.join(', ')})`, async ({
    page,
  }) => {
    expectErrors(anyConsoleError)
    const uncaught = trackPageErrors(page)
    await page.goto(toScenarioUrl(name, path))
    const main = page.getByRole('main')
    await expect(main.getByText(expectedText).filter({ visible: true }).first()).toBeVisible()
    // The shell stands, and the address is the page's own.
    await expect(page).not.toHaveURL(/scenario=/)
    await expect(page).toHaveTitle(/ – Droit de Cité$/)
    await expect(page.getByRole('banner').first()).toBeVisible()
    expect(await main.innerText()).not.toMatch(leakedValues)
    expect(uncaught).toEqual([])
  })
}

test(
  'a scenario stays for the tab, over navigation and reload, and for no other',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await page.goto('/?scenario=faq-empty')
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

test('an unknown scenario is the usual one', async ({ page }) => {
  await page.goto('/faq?scenario=nothing-of-the-kind&country=france')
  await expect(page).toHaveURL('/faq?country=france')
  await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(18)
})

test('one endpoint fails with the status that the address names (spec 7.33)', async ({ page }) => {
  expectErrors(anyConsoleError)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/faq?scenario=fail-faqs.list-418')
  await expect(page.getByText('Les questions n’ont pas pu être chargées.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Belgique' })).toBeVisible()
  expect(logged.join()).toContain('HTTP error! Status: 418')
})
