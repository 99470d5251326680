/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { expect, type Locator, type Page } from '@playwright/test'

import { waitForAnimations } from './page-waits.ts'

/** What `inspectTabStop` found after a press of Tab. */
interface TabStop {
  issues: string[]
  status: 'new' | 'known' | 'none'
  /** Whether it is one of the targets of `tabTo`. */
  isReached: boolean
  /** Whether it is in the content of the page, not in its header, menu or footer. */
  isInMain: boolean
  /** Why it is not visible yet: scrolling, of the page or of a carousel, may be smooth. */
  hidden: string | undefined
}

/**
 * Presses Tab until the target has the focus. Each stop on the way must show its focus (WCAG 2.4.7) and must not be
 * covered by an overlay (2.4.11).
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached()
  const issues: string[] = []
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await target.evaluateAll(inspectTabStop)
    issues.push(...stop.issues, ...(await waitUntilVisible(page, stop)))
    if (stop.isReached) {
      expect(issues).toEqual([])
      return
    }
  }
  throw new Error(`The Tab key does not reach ${String(target)}`)
}

/** Moves the focus to the target, presses a key and waits until all animations have ended. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
  await page.evaluate(waitForAnimations)
}

/** Moves the focus to a text field and types. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/**
 * Moves the focus to a select element and chooses, with the arrow keys, the option whose text begins with `text`.
 * Not by typing its name: browsers start a new search after about a second without a key, so slow machines would fail.
 */
export async function choose(page: Page, select: Locator, text: string): Promise<void> {
  await tabTo(page, select)
  // Read from the element with the focus: choosing a language renames the language select.
  const getIndexes = () =>
    page.evaluate((start) => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLSelectElement)) throw new Error('The select lost the focus.')
      const wanted = [...focused.options].findIndex((option) => option.text.startsWith(start))
      return { current: focused.selectedIndex, wanted }
    }, text)
  await expect.poll(async () => (await getIndexes()).wanted, `an option '${text}…'`).not.toBe(-1)
  for (;;) {
    const { current, wanted } = await getIndexes()
    if (current === wanted) return
    const step = Math.sign(wanted - current)
    await page.keyboard.press(step > 0 ? 'ArrowDown' : 'ArrowUp')
    await expect.poll(async () => (await getIndexes()).current).toBe(current + step)
  }
}

/** Invisible, to save painting (a fifth of the duration); hit tests still work. Runs in the page. */
function hidePage(isHidden: boolean): void {
  document.documentElement.style.opacity = isHidden ? '0' : ''
}

/** Runs in the page. */
function forgetTabStops(): void {
  Object.assign(globalThis, { lastStop: undefined, seenStops: undefined })
}

/**
 * Checks every tab stop of the content of the page, without its header, menu and footer, which are those of every page.
 * Backwards, it goes on from the stop after the content, where the way forwards has ended.
 */
export async function checkMainTabStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ issues: string[]; stops: number }> {
  const issues: string[] = []
  await page.evaluate(forgetTabStops)
  await page.evaluate(hidePage, true)
  if (key === 'Tab') await page.locator('main').focus()
  for (let stops = 0; stops < 500; stops += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectTabStop, [])
    issues.push(...stop.issues, ...(await waitUntilVisible(page, stop)))
    if (!stop.isInMain || stop.status === 'known') {
      await page.evaluate(hidePage, false)
      return { issues, stops }
    }
  }
  return { issues: [...issues, `The ${key} key never leaves the content.`], stops: 0 }
}

/** Checks every tab stop of the page, until one has the focus for the second time. */
export async function checkTabStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<{ issues: string[]; stops: number }> {
  const issues: string[] = []
  let stops = 0
  await page.evaluate(forgetTabStops)
  await page.evaluate(hidePage, true)
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectTabStop, [])
    issues.push(...stop.issues, ...(await waitUntilVisible(page, stop)))
    if (stop.status === 'known') {
      await page.evaluate(hidePage, false)
      return { issues, stops }
    }
    if (stop.status === 'new') stops += 1
  }
  return { issues: [...issues, `The ${key} key never returns to the first stop.`], stops }
}

/** Waits until the element with the focus is visible. Returns why it is not, at the end of the wait. */
async function waitUntilVisible(page: Page, { hidden }: TabStop): Promise<string[]> {
  if (hidden === undefined) return []
  const reason = () => page.evaluate(() => (globalThis as InspectedPage).findWhyHidden?.())
  await expect
    .poll(reason)
    .toBeUndefined()
    .catch(() => undefined)
  const last = await reason()
  return last === undefined ? [] : [last]
}

/** What `inspectTabStop` keeps in the page. */
type InspectedPage = typeof globalThis & {
  lastStop?: { element: Element; style: string } | undefined
  seenStops?: WeakSet<Element>
  findWhyHidden?: () => string | undefined
}

/**
 * Runs in the page. Checks the element that has the focus now, and that the one before it had an outline or a shadow that
 * disappeared with the focus.
 */
function inspectTabStop(targets: Element[]): TabStop {
  const state = globalThis as InspectedPage
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
      // The frame of the rich text editor.
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
    if (getFocusStyle(lastStop.element) === lastStop.style)
      issues.push(`nothing shows the focus of ${describeElement(lastStop.element)}`)
  }
  const element = document.activeElement
  state.lastStop = undefined
  if (element === null || element === document.body)
    return { issues, status: 'none', isReached: false, isInMain: false, hidden: undefined }
  // A frame draws the focus inside itself.
  if (!(element instanceof HTMLIFrameElement))
    state.lastStop = { element, style: getFocusStyle(element) }

  const getHits = () =>
    getRelatedElements(element)
      .filter((one, index) => index === 0 || one instanceof HTMLLabelElement)
      .flatMap((one) => [...one.getClientRects()])
      .flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        ),
      )
  state.findWhyHidden = () => {
    const hits = getHits()
    const isVisible = hits.some(
      (hit) => hit !== null && (element.contains(hit) || hit.closest('label')?.control === element),
    )
    if (isVisible) return undefined
    const { left, top, width, height } = element.getBoundingClientRect()
    const covers = new Set(hits.map((hit) => (hit === null ? 'nothing' : describeElement(hit))))
    return `${describeElement(element)} (${element.id}) has the focus but is not visible: ${width} × ${height} at ${left}, ${top} of ${innerWidth} × ${innerHeight}, scrolled ${scrollY}, under ${[...covers].join(', ')}`
  }
  state.seenStops ??= new WeakSet()
  const status = state.seenStops.has(element) ? 'known' : 'new'
  state.seenStops.add(element)
  const isInMain = element.closest('main') !== null
  const hidden = state.findWhyHidden()
  return { issues, status, isReached: targets.includes(element), isInMain, hidden }
}
