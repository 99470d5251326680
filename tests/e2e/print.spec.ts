import { screens } from '#routes/-pages.ts'

import { navigate } from '../support/navigate.ts'
import { expect, test, type Page } from '../support/test.ts'

/** The width between the margins of an A4 page (`@page`), in CSS pixels: 170 mm. */
const paperWidth = 642

const publicScreens = screens.filter(({ name }) => !name.startsWith('admin'))

for (const locale of ['fr-BE', 'en-GB']) {
  test.describe(`printed pages, ${locale} (spec 2.2, 2.1.7)`, () => {
    test.use({ locale })

    test('every screen: no control, nothing cut off, overprinted, mirrored or alone', async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('shortlist', '[1,2,3,4]'))
      await page.goto('/')
      await page.setViewportSize({ width: paperWidth, height: 900 })
      for (const { name, path } of publicScreens) {
        await test.step(name, async () => {
          // What comes into view loads on the screen only.
          await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
          await page.evaluate(navigate, path)
          await expect(page.locator('main h1')).toBeVisible()
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
          await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
          await expect.poll(() => page.evaluate(findPrintFaults, paperWidth)).toEqual([])
          if (name === 'offers') await expectOffersFollowOneAnother(page)
        })
      }
    })
  })
}

/** Offers that lie side by side would share the rows of a grid, which a page break tears apart (2.1.7). */
async function expectOffersFollowOneAnother(page: Page): Promise<void> {
  const offers = page.getByRole('main').locator('li:has(h3)')
  await expect(offers).toHaveCount(4)
  const boxes = await offers.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
  )
  for (const [index, box] of boxes.entries()) {
    const previous = boxes[index - 1]
    if (previous !== undefined) expect(box.top).toBeGreaterThanOrEqual(previous.bottom - 1)
  }
}

/** What is wrong with the printed page. Runs in the page. */
function findPrintFaults(width: number): string[] {
  const faults: string[] = []
  // In here, because the function runs in the page.
  /* oxlint-disable unicorn/consistent-function-scoping */
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 1
  const describe = (text: string | null) => (text ?? '').trim().slice(0, 40)
  /* oxlint-enable unicorn/consistent-function-scoping */

  for (const control of document.querySelectorAll('button, select, input, textarea')) {
    // The name of an office is a button in a heading, and reads as a name.
    if (isVisible(control) && control.closest('h1, h2, h3, h4') === null)
      faults.push(`control: ${control.tagName} ${describe(control.textContent)}`)
  }
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
    if (isVisible(heading) && getComputedStyle(heading).breakAfter !== 'avoid')
      faults.push(`may stand alone: ${describe(heading.textContent)}`)
  }

  const lines: { text: string; node: Node; box: DOMRect }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement
    if (parent === null || describe(node.textContent) === '' || !isVisible(parent)) continue
    if (parent.closest('svg, script, style, template') !== null) continue
    const ancestors: Element[] = []
    for (let one: Element | null = parent; one !== null; one = one.parentElement)
      ancestors.push(one)
    // Only for screen readers.
    if (ancestors.some((one) => one.getBoundingClientRect().width <= 1)) continue
    const range = new Range()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width >= 2 && box.height >= 2)
    const right = Math.max(0, ...boxes.map((box) => box.right))
    for (const ancestor of ancestors) {
      const { transform, overflowX } = getComputedStyle(ancestor)
      if (transform !== 'none' && new DOMMatrix(transform).a < 0)
        faults.push(`mirrored: ${describe(node.textContent)}`)
      if (overflowX !== 'visible' && right > ancestor.getBoundingClientRect().right + 1)
        faults.push(`cut off: ${describe(node.textContent)}`)
    }
    if (right > width + 1) faults.push(`too wide: ${describe(node.textContent)}`)
    for (const box of boxes) lines.push({ text: describe(node.textContent), node, box })
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [index, { text, node, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom) break
      const overlapX = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const overlapY = Math.min(box.bottom, other.box.bottom) - other.box.top
      // Tight lines of one text touch.
      const isSame = node.parentElement === other.node.parentElement
      if (!isSame && overlapX > 4 && overlapY > Math.min(box.height, other.box.height) / 2)
        faults.push(`overprinted: ${text} / ${other.text}`)
    }
  }
  return [...new Set(faults)].slice(0, 8)
}
