/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { checkMainTabStops, checkTabStops } from '../support/keyboard.ts'
import { navigate } from '../support/navigate.ts'
import { expect, gotoAndSettle, test, type Page } from '../support/test.ts'

/** The position, opacity and transform of every element. Not the lines of drawings, which come late. */
function getLayoutSnapshot(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not(svg *)')]
      .map((element) => {
        const { left, top } = element.getBoundingClientRect()
        const { opacity, transform } = getComputedStyle(element)
        return [element.tagName, left.toFixed(), top.toFixed(), opacity, transform].join(' ')
      })
      .join('\n'),
  )
}

async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // A font or an image that comes late would move what is around it.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}

test('pages do not move with reduced motion, and the home page does without', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await gotoAndSettle(page, '/faq')
  for (const path of ['/faq', '/apropos', '/']) {
    await test.step(path, async () => {
      await page.evaluate(navigate, path)
      await waitForPage(page)
      await page.clock.runFor(2000)
      const before = await getLayoutSnapshot(page)
      // Several pauses, because a rotation may be back at its start after one.
      for (const pause of [3000, 4000, 6000]) {
        await page.clock.runFor(pause)
        expect(await getLayoutSnapshot(page)).toBe(before)
      }
      expect(await page.evaluate(findRunningAnimations)).toEqual([])
    })
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const before = await getLayoutSnapshot(page)
  await page.clock.runFor(15_000)
  // Transitions use another clock.
  await expect.poll(() => getLayoutSnapshot(page)).not.toBe(before)
})

/** Runs in the page. */
function findRunningAnimations(): string[] {
  return document
    .getAnimations()
    .flatMap(({ playState, effect }) =>
      playState === 'running' && Number(effect?.getComputedTiming().duration) > 1
        ? [(effect as KeyframeEffect).target?.className ?? '']
        : [],
    )
}

/** Finds selected elements that look like an unselected one of their group. Runs in the page. */
function findIndistinctChoices(): string[] {
  const getStyle = (element: Element) =>
    [
      element,
      ...element.querySelectorAll('*'),
      ...[element.closest('li')].filter((item) => item !== null),
    ]
      .flatMap((part) => ['', '::before', '::after'].map((of) => getComputedStyle(part, of)))
      .map(({ color, backgroundColor, borderColor, borderWidth, borderStyle, ...style }) =>
        [color, backgroundColor, borderColor, borderWidth, borderStyle, style.fontWeight]
          .concat(style.textDecorationLine, style.outlineStyle, style.content, style.display)
          .join(' '),
      )
      .join('|')
  const selected =
    '[aria-pressed="true"], [aria-selected="true"], [aria-current="page"], [aria-current="true"], [role="switch"]:checked'
  const findUnselected = (element: Element) => {
    const role = element.getAttribute('role')
    const group = element.closest('ul, ol, [role="group"], [role="tablist"], fieldset')
    return [
      ...(group?.querySelectorAll(role === null ? element.tagName : `[role="${role}"]`) ?? []),
    ]
      .filter((other) => !other.matches(selected))
      .slice(0, 1)
  }
  return [...document.querySelectorAll(selected)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      findUnselected(element).flatMap((other) =>
        getStyle(other) === getStyle(element) ? [element.textContent.trim()] : [],
      ),
    )
}

test('in forced colours the focus and selected elements are visible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/faq?country=france')
  for (const path of [
    '/faq?country=france',
    '/contact',
    '/detailsavocatslist/1?tab=presentation',
    '/admin/countries',
  ]) {
    await test.step(path, async () => {
      await page.emulateMedia({ forcedColors: 'none' })
      await page.evaluate(navigate, path)
      await waitForPage(page)
      // The current link of the footer looks like the others in every mode.
      const alwaysIndistinct = await page.evaluate(findIndistinctChoices)
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(
        page.locator('[aria-pressed="true"], [aria-selected="true"], [aria-current]'),
      ).not.toHaveCount(0)
      expect(await page.evaluate(findIndistinctChoices)).toEqual(alwaysIndistinct)
      // The menu of the back-office is not that of the public pages.
      const isMenuNew = path === '/faq?country=france' || path.startsWith('/admin')
      const { issues } = isMenuNew ? await checkTabStops(page) : await checkMainTabStops(page)
      expect(issues).toEqual([])
    })
  }
})
