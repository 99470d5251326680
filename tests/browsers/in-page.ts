import type * as TestingLibrary from '@testing-library/dom'

import { waitForRendering } from '../support/page-waits.ts'
import type { Target } from './targets.ts'

/** What a page shows of an element. */
export type Shown = {
  readonly text: string
  readonly value: string
  readonly isFocused: boolean
  readonly isChecked: boolean
}

/**
 * What runs in the page. It is sent there as text: each function uses the others and Testing Library, which is sent
 * first, and nothing else.
 */
declare const TestingLibraryDom: typeof TestingLibrary

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function fits(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? spaced(text) === spaced(wanted) : wanted.test(spaced(text))
}

/** Who can be seen, and is not shut off by a dialog. */
function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"]') === null
  )
}

function find({ role, name, text, within, place, fileField }: Target): HTMLElement[] {
  const scopes = within === undefined ? [document.body] : find(within)
  const found = scopes.flatMap((scope) => {
    if (fileField !== undefined)
      return TestingLibraryDom.queryAllByLabelText(scope, (label) => fits(label, fileField), {
        selector: 'input[type=file]',
      })
    if (role !== undefined)
      return TestingLibraryDom.queryAllByRole(scope, role, {
        hidden: true,
        ...(name !== undefined && { name: (accessible: string) => fits(accessible, name) }),
      }).filter((element) => isShown(element))
    return TestingLibraryDom.queryAllByText(scope, (own) => fits(own, text ?? '')).filter(
      (element) => isShown(element),
    )
  })
  return place === undefined ? found : found.slice(place).slice(0, 1)
}

/** The one element, once it is still and nothing lies over it; else why there is none. */
async function reach(target: Target): Promise<HTMLElement | string> {
  const [element, ...others] = find(target)
  if (element === undefined) return 'is not there'
  if (others.length > 0) return `is there ${others.length + 1} times`
  if (target.fileField !== undefined) return element
  if (element.matches(':disabled')) return 'is disabled'
  const isMoving = document
    .getAnimations()
    .some((animation) => animation instanceof CSSTransition && animation.playState === 'running')
  if (isMoving) return 'is in a page that moves'
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const boxOf = () => {
    const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect()
    return { x, y, width, height }
  }
  const before = JSON.stringify(boxOf())
  await waitForRendering()
  const box = boxOf()
  if (before !== JSON.stringify(box)) return 'is moving'
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const isHit = [element, ...labels].some((one) => one.contains(hit))
  return isHit ? element : `is covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`
}

/** What a field shows: of a list, the chosen option as a person reads it. */
function valueOf(element: HTMLElement): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? ''
  return 'value' in element ? String(element.value) : ''
}

function read(target: Target): Shown[] {
  return find(target).map((element) => ({
    text: spaced(element.innerText),
    value: valueOf(element),
    isFocused: element === document.activeElement,
    isChecked: element.matches(
      ':checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true]',
    ),
  }))
}

/** As a person does who opens the list: the value is set by the browser's own setter, and both events come. */
function select(target: Target, option: string): string | undefined {
  const [element] = find(target)
  if (!(element instanceof HTMLSelectElement)) return 'is not a select'
  const wanted = [...element.options].find(({ label }) => fits(label, option))
  if (wanted === undefined) return `has no option ${option}`
  element.focus()
  element.value = wanted.value
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

const functions = [waitForRendering, spaced, fits, isShown, find, reach, valueOf, read, select]

/** The script that makes them known to a page, as `flows`. */
export const inPage = `${functions.map(String).join('\n')}
globalThis.flows = { ${functions.map(({ name }) => name).join(', ')} }`
