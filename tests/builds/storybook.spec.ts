import { anyConsoleError, expect, expectErrors, type Page, test } from '../support/test.ts'

// Storybook's own frame is slow on a busy machine.
test.slow()
const longTimeout = { timeout: 60_000 }

const getStoryFrame = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test('the hosted demo contains Storybook, with the scenarios of the demo and the specification', async ({
  page,
}) => {
  const frame = getStoryFrame(page)
  await page.goto('/storybook/?path=/story/screens-faq--empty')
  await expect(
    frame.getByText('Aucune question trouvée pour ce pays et ce sujet.').first(),
  ).toBeVisible(longTimeout)
  await page.goto('/storybook/?path=/story/screens-faq--loaded&globals=scenario:countries-empty')
  await expect(frame.getByText('Aucun pays trouvé.')).toBeVisible(longTimeout)
  await page.goto('/storybook/?path=/docs/specification-clauses--docs')
  await expect(frame.getByRole('heading', { name: '8 Error catalogue' })).toBeVisible(longTimeout)
})

test('the demo toolbar leads to the stories of its screen', async ({ page }) => {
  // The page with all stories of a screen includes those that fail.
  expectErrors(anyConsoleError)
  await page.goto('/faq')
  await page.getByRole('button', { name: /^Démo/ }).click()
  await page.getByRole('tab', { name: 'Cet écran' }).click()
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Screens/FAQ', exact: true })
    .click()
  await expect(getStoryFrame(page).getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible(
    longTimeout,
  )
})

for (const [global, expectChanged] of [
  [
    'direction:rtl',
    async (page: Page) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    },
  ],
  [
    'motion:reduce',
    async (page: Page) => {
      const duration = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--duration-normal'),
      )
      expect(duration).toMatch(/^0m?s$/)
    },
  ],
] as const) {
  test(`the toolbar of Storybook applies ${global} to a story`, async ({ page }) => {
    await page.goto(`/storybook/iframe.html?id=screens-interventions--loaded&globals=${global}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectChanged(page)
  })
}
