/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { checkTabStops } from '../support/keyboard.ts'
import { expect, gotoAndSettle, test, type Page } from '../support/test.ts'

/** Everything of the page that could move: its words, and where its parts stand. */
function getLayoutSnapshot(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .map((part) => {
        const { left, top } = part.getBoundingClientRect()
        const { opacity, transform } = getComputedStyle(part)
        return [part.tagName, left.toFixed(), top.toFixed(), opacity, transform].join(' ')
      })
      .join('\n'),
  )
}

async function openPage(page: Page, path: string): Promise<void> {
  // The page about the network asks the server nothing.
  await (path === '/apropos' ? page.goto(path) : gotoAndSettle(page, path))
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const path of ['/', '/apropos', '/faq', '/blog']) {
  test(`${path} does not move for who asked for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openPage(page, path)
    await page.clock.runFor(2000)
    const before = await getLayoutSnapshot(page)
    // Not once after a time in which whatever turns may have come round.
    for (const pause of [3000, 4000, 6000]) {
      await page.clock.runFor(pause)
      expect(await getLayoutSnapshot(page)).toBe(before)
    }
    expect(
      await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ playState, effect }) =>
            playState === 'running' && Number(effect?.getComputedTiming().duration) > 1
              ? [(effect as KeyframeEffect).target?.className ?? '']
              : [],
          ),
      ),
    ).toEqual([])
  })
}

test('the home page moves for everybody else', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  await page.clock.runFor(2000)
  const before = await getLayoutSnapshot(page)
  await page.clock.runFor(15_000)
  // Transitions take their time by another clock.
  await expect.poll(() => getLayoutSnapshot(page)).not.toBe(before)
})

/** Choices that look like the others of their group though they are the chosen ones. Runs in the page. */
function findIndistinctChoices(): string[] {
  const lookOf = (element: Element) =>
    [
      element,
      ...element.querySelectorAll('*'),
      ...[element.closest('li')].filter((item) => item !== null),
    ]
      .flatMap((part) => ['', '::before', '::after'].map((of) => getComputedStyle(part, of)))
      .map(({ color, backgroundColor, borderColor, borderWidth, borderStyle, ...look }) =>
        [color, backgroundColor, borderColor, borderWidth, borderStyle, look.fontWeight]
          .concat(look.textDecorationLine, look.outlineStyle, look.content, look.display)
          .join(' '),
      )
      .join('|')
  const chosen =
    '[aria-pressed="true"], [aria-selected="true"], [aria-current="page"], [aria-current="true"], [role="switch"]:checked'
  const like = (element: Element) => {
    const role = element.getAttribute('role')
    const group = element.closest('ul, ol, [role="group"], [role="tablist"], fieldset')
    return [
      ...(group?.querySelectorAll(role === null ? element.tagName : `[role="${role}"]`) ?? []),
    ]
      .filter((other) => !other.matches(chosen))
      .slice(0, 1)
  }
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      like(element).flatMap((other) =>
        lookOf(other) === lookOf(element) ? [element.textContent.trim()] : [],
      ),
    )
}

for (const path of [
  '/faq?country=france',
  '/blog?country=BE&tags=recours,etudes',
  '/contact',
  '/detailsavocatslist/1?tab=presentation',
  '/avocatslist?language=nl',
  '/admin/countries',
]) {
  test(`${path} in forced colours: focus and choices are seen`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    // The links of the footer never look chosen.
    const neverShown = await page.evaluate(findIndistinctChoices)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(
      page.locator('[aria-pressed="true"], [aria-selected="true"], [aria-current]'),
    ).not.toHaveCount(0)
    expect(await page.evaluate(findIndistinctChoices)).toEqual(neverShown)
    expect((await checkTabStops(page)).faults).toEqual([])
  })
}
