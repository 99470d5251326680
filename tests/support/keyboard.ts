/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { expect, type Locator, type Page } from '@playwright/test'

/** What is wrong with the place where the Tab key stopped, and whether it was here before. */
interface TabStop {
  issues: string[]
  status: 'new' | 'known' | 'none'
  /** Whether it is one of the elements that were looked for. */
  isReached: boolean
}

/**
 * Presses Tab until this has the focus. Each stop on the way has to be seen (WCAG 2.4.7) and not be covered
 * by what stands over the page (2.4.11).
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeAttached()
  const faults: string[] = []
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(key)
    const stop = await target.evaluateAll(inspectTabStop)
    faults.push(...stop.issues)
    if (stop.isReached) {
      expect(faults).toEqual([])
      return
    }
  }
  throw new Error(`The ${key} key does not reach ${String(target)}`)
}

/** Goes to it and presses it, and waits as a person does until what it opens or turns has come to rest. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
  await page.evaluate(waitForAnimations)
}

/** Runs in the page. */
async function waitForAnimations(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Goes to a field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** What is wrong with the stops of the whole page, wherever it begins, until the key has come round. */
export async function checkTabStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ faults: string[]; stops: number }> {
  const faults: string[] = []
  let stops = 0
  await page.evaluate(() => {
    Object.assign(globalThis, { lastStop: undefined, stops: undefined })
    // Nobody looks: drawing what scrolls by takes a fifth of the walk. What is there can be hit all the same.
    document.documentElement.style.opacity = '0'
  })
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectTabStop, [])
    faults.push(...stop.issues)
    if (stop.status === 'known') {
      await page.evaluate(() => {
        document.documentElement.style.opacity = ''
      })
      return { faults, stops }
    }
    if (stop.status === 'new') stops += 1
  }
  return { faults: [...faults, `The ${key} key finds no end.`], stops }
}

/** Runs in the page. What marks the focus is known by comparing: an outline or a shadow that goes with it. */
async function inspectTabStop(targets: Element[]): Promise<TabStop> {
  const state = globalThis as typeof globalThis & {
    lastStop?: { element: Element; look: string } | undefined
    stops?: WeakSet<Element>
  }
  const issues: string[] = []
  const describeElement = (element: Element) =>
    `${element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 60)}'`
  const getRelatedElements = (element: Element): Element[] =>
    [
      element,
      ...((element as HTMLInputElement).labels ?? []),
      ...element.children,
      element.nextElementSibling,
      element.parentElement,
      element.parentElement?.parentElement,
      // The editor's frame.
      element.parentElement?.parentElement?.parentElement,
    ].filter((one) => one instanceof Element)
  const getFocusStyle = (element: Element) =>
    getRelatedElements(element)
      .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        outlineStyle === 'none' ? boxShadow : `${outlineWidth} ${outlineColor} ${boxShadow}`,
      )
      .join('|')

  const { lastStop } = state
  if (lastStop?.element.isConnected === true && lastStop.element !== document.activeElement) {
    if (getFocusStyle(lastStop.element) === lastStop.look)
      issues.push(`nothing shows the focus of ${describeElement(lastStop.element)}`)
  }
  const element = document.activeElement
  state.lastStop = undefined
  if (element === null || element === document.body)
    return { issues, status: 'none', isReached: false }
  // Inside a frame of another site the focus is shown by that site.
  if (!(element instanceof HTMLIFrameElement))
    state.lastStop = { element, look: getFocusStyle(element) }

  const isVisible = () =>
    getRelatedElements(element)
      .filter((one, place) => place === 0 || one instanceof HTMLLabelElement)
      .flatMap((one) => [...one.getClientRects()])
      .some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(left + width * x, top + height * y)
            return (
              hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
            )
          }),
        ),
      )
  // The page may still be scrolling to it, for a second at most.
  for (let frames = 0; !isVisible() && frames < 60; frames += 1)
    await new Promise(requestAnimationFrame)
  if (!isVisible()) issues.push(`${describeElement(element)} has the focus out of sight`)
  state.stops ??= new WeakSet()
  const status = state.stops.has(element) ? 'known' : 'new'
  state.stops.add(element)
  return { issues, status, isReached: targets.includes(element) }
}
