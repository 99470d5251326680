import { screens } from '#routes/-pages.ts'

import { expectAccessibleDocument } from '../support/axe.ts'
import { checkMainTabStops, checkTabStops } from '../support/keyboard.ts'
import { navigate } from '../support/navigate.ts'
import { expectNotIndexed, expectPageMeta } from '../support/page-meta.ts'
import { findReadingOrderIssues } from '../support/reading-order.ts'
import { expect, phone, test, type Page } from '../support/test.ts'

// Screens as documents, in both languages: every-document.spec.ts. Fit and long texts at every width: text-layout.spec.ts.
// All other rules of axe: the stories.

/** Screens with a toolbar that stays while they scroll. It could cover the focus on the way back. */
const screensWithToolbars = new Set<string>(['home', 'lawyers', 'visa-details', 'admin-article'])

const isAdmin = (name: string) => name.startsWith('admin')

/** How many screens one test visits without loading another document, which takes the most time. */
const visitLength = 6
const visits = [
  screens.filter(({ name }) => !isAdmin(name)),
  screens.filter((one) => isAdmin(one.name)),
].flatMap((area) =>
  Array.from({ length: Math.ceil(area.length / visitLength) }, (_, index) =>
    area.slice(index * visitLength, (index + 1) * visitLength),
  ),
)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const visit of visits) {
  const [first] = visit
  test(`${visit.map(({ name }) => name).join(', ')}: metadata, landmarks, reading order, visible focus`, async ({
    page,
  }) => {
    await page.goto(first?.path ?? '/')
    for (const { name, path } of visit) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 })
        if (path !== first?.path) await page.evaluate(navigate, path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await (isAdmin(name) || name === 'not-found'
          ? expectNotIndexed(page)
          : expectPageMeta(page, path, 'fr'))
        await expectAccessibleDocument(page)
        expect(await findReadingOrderIssues(page)).toEqual([])
        await expectVisibleFocus(page, { name, isWhole: path === first?.path })
        await page.setViewportSize({ ...phone, width: 320 })
        expect(await findReadingOrderIssues(page)).toEqual([])
      })
    }
  })
}

/** Header, menu and footer are those of each page, so their tab stops are checked on the first one only. */
async function expectVisibleFocus(
  page: Page,
  { name, isWhole }: { name: string; isWhole: boolean },
): Promise<void> {
  const forwards = isWhole ? await checkTabStops(page) : await checkMainTabStops(page)
  expect(forwards.issues).toEqual([])
  expect(forwards.stops).toBeGreaterThan(isWhole ? 3 : 0)
  if (!screensWithToolbars.has(name)) return
  const backwards = isWhole
    ? await checkTabStops(page, 'Shift+Tab')
    : await checkMainTabStops(page, 'Shift+Tab')
  expect(backwards.issues).toEqual([])
  expect(backwards.stops).toBeGreaterThan(3)
}
