import { anyConsoleError, expect, expectErrors, type Page, test } from '../support/test.ts'

import { demoServer } from '../support/demo-servers.ts'

// Storybook's own frame takes its time on a busy machine.
test.slow()
const longTimeout = { timeout: 60_000 }

const getStoryFrame = (page: Page) => page.frameLocator('#storybook-preview-iframe')

test('Storybook works inside the hosted demo, below its path, and asks no other origin', async ({
  page,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && origin !== demoServer.url)
      strangers.push(request.url())
  })
  await page.goto('/storybook/?path=/story/screens-faq--empty')
  await expect(
    getStoryFrame(page).getByText('Aucune question trouvée pour ce pays et ce sujet.').first(),
  ).toBeVisible(longTimeout)
  // The toolbar's scenarios are the demo's.
  await page.goto('/storybook/?path=/story/screens-faq--loaded&globals=scenario:countries-empty')
  await expect(getStoryFrame(page).getByText('Aucun pays trouvé.')).toBeVisible(longTimeout)
  await page.goto('/storybook/?path=/docs/specification-clauses--docs')
  await expect(getStoryFrame(page).getByRole('heading', { name: '8 Error catalogue' })).toBeVisible(
    longTimeout,
  )
  expect(strangers).toEqual([])
})

test('the demo’s bar leads to the stories of its screen', async ({ page }) => {
  // The page of all of a screen's stories shows the failed ones too.
  expectErrors(anyConsoleError)
  await page.goto('/faq')
  await page.getByRole('button', { name: /^Démo/ }).click()
  await page.getByRole('tab', { name: 'Cet écran' }).click()
  const link = page
    .getByRole('complementary')
    .getByRole('link', { name: 'Screens/FAQ', exact: true })
  await link.click()
  await expect(getStoryFrame(page).getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible(
    longTimeout,
  )
})

test.describe('with the toolbars', () => {
  test('a pseudo-language accents every text of the interface', async ({ page }) => {
    await page.goto(
      '/storybook/iframe.html?id=screens-interventions--loaded&globals=language:pseudo',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[Nös ïñtérvéñtïöñs .*\]$/)
  })

  test('right to left turns the page round, and nothing runs out of it', async ({ page }) => {
    await page.goto('/storybook/iframe.html?id=screens-interventions--loaded&globals=direction:rtl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('reduced motion stills what moves by itself', async ({ page }) => {
    await page.goto('/storybook/iframe.html?id=screens-about--who-we-are&globals=motion:reduce')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
      true,
    )
    expect(
      await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--duration-normal'),
      ),
    ).toMatch(/^0m?s$/)
  })
})
