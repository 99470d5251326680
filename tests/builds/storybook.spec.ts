import { AxeBuilder } from '@axe-core/playwright'

import { expectAccessible } from '../support/axe.ts'
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

test('the front page shows the system, and the page of a component its uses', async ({ page }) => {
  await page.goto('/storybook/')
  const frontPage = getStoryFrame(page)
  await expect(
    frontPage.getByRole('heading', { level: 1, name: 'Calm, editorial, precise.' }),
  ).toBeVisible(longTimeout)
  await expect(frontPage.getByRole('listitem').filter({ hasText: '#a8242b' })).toBeVisible()
  await expect(frontPage.getByRole('heading', { name: 'Added' })).toBeVisible()
  await page.goto('/storybook/iframe.html?id=overview--docs&viewMode=docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/storybook/iframe.html?id=components-button--docs&viewMode=docs')
  await expect(page.getByText(/^On \d+ of \d+ routes/)).toBeVisible()
  await expect(page.getByText('src/ui/Button/Button.tsx')).toBeVisible()
  await page.getByText(/^Imported by \d+ files$/).click()
  await expect(page.getByRole('link', { name: 'Screens/FAQ', exact: true })).toHaveAttribute(
    'href',
    './?path=/docs/screens-faq--docs',
  )
  await expectAccessible(page, 'dl')
})

test('the grid shows a story at three widths in three languages, and stays from story to story', async ({
  page,
}) => {
  await page.goto('/storybook/?path=/story/components-stamp--default')
  const story = getStoryFrame(page)
  await expect(story.getByText('Vérifié')).toBeVisible(longTimeout)
  await page.getByRole('switch', { name: 'Grid', exact: true }).press('Enter')

  const grid = page.getByRole('region', { name: /: grid$/ })
  await expect(grid.locator('iframe')).toHaveCount(9)
  for (const [language, code] of [
    ['French', 'fr'],
    ['English', 'en'],
  ]) {
    for (const width of [390, 820, 1440]) {
      const frame = page.frameLocator(`iframe[title$="${language}, ${width} px"]`)
      await expect(frame.locator('html')).toHaveAttribute('lang', code ?? '', longTimeout)
      await expect(frame.getByText('Vérifié')).toBeVisible()
      expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(width)
    }
  }
  // The frames are pictures: the globals of the story itself stay, and Tab leads from link to link.
  await expect(story.locator('html')).toHaveAttribute('lang', 'fr')
  const links = grid.getByRole('link')
  await links.nth(0).focus()
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  // Not what is in the frames: stories have their own checks.
  const axe = new AxeBuilder({ page }).include('.grid').options({ iframes: false })
  expect((await axe.setLegacyMode().analyze()).violations).toEqual([])

  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page).toHaveURL(
    /components-stamp--archived.*grid=on|grid=on.*components-stamp--archived/,
  )
  await page.getByRole('switch', { name: 'Grid', exact: true }).click()
  await expect(grid).toBeHidden()
  await expect(story.getByText('Archivé')).toBeVisible()
})
