type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type EarlyEvent = NonNullable<typeof globalThis.earlyEvents>[number]

/** How long an element that is not in the page yet is waited for, in milliseconds: the timeout of a call. */
const maxWaitMs = 15_000

/**
 * Keeps what a visitor did in a prerendered page: what they typed, selected or ticked, where they were typing, which
 * details they opened, and the buttons that they pressed and the forms that they submitted, which the page's inline
 * script has held back. To be called before React touches the page.
 *
 * @returns a function that does it again once the page is hydrated, or another is rendered in its place. What that one
 *   shows only later is waited for.
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const events = (globalThis.earlyEvents ??= [])
  for (const field of root.querySelectorAll<Field>(textFields)) {
    // Filled before the script ran, or by the browser after a reload.
    if (!hasDefaultValue(field))
      events.unshift({ type: 'input', element: field, value: field.value })
  }
  const focused = document.activeElement
  if (focused instanceof HTMLElement && root.contains(focused)) {
    events.push({ type: 'focus', element: focused })
  }
  return keep(root, events)
}

/**
 * Keeps what is typed, selected and ticked in the forms of a page that is about to be drawn anew, except in those that
 * keep a draft.
 *
 * @returns a function that fills it into the new page
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = root.querySelectorAll<Field>(
    'form:not([data-keeps-draft]) :is(input:not([type=file], [type=hidden]), textarea, select)',
  )
  const toEvent = (element: Field): EarlyEvent => ({
    type: 'input',
    element,
    value: element.value,
    isChecked: isCheckable(element) && element.checked,
  })
  return keep(root, Array.from(fields, toEvent))
}

function keep(root: HTMLElement, events: readonly EarlyEvent[]): () => void {
  // While the page is there.
  const descriptions = new Map(events.map(({ element }) => [element, describe(root, element)]))

  return () => {
    const { pathname } = location
    let waiting = order.flatMap((types) =>
      removeDuplicates(events.filter(({ type }) => types.includes(type))),
    )
    const repeatAll = () => {
      waiting = waiting.filter((event) => {
        const { element } = event
        const target = element.isConnected
          ? element
          : findDescribed(root, descriptions.get(element))
        return target === undefined || !repeat(event, target)
      })
    }
    repeatAll()
    if (waiting.length === 0) return
    const observer = new MutationObserver(() => {
      if (location.pathname === pathname) repeatAll()
      else waiting = []
      if (waiting.length === 0) observer.disconnect()
    })
    observer.observe(root, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), maxWaitMs)
  }
}

const textFields =
  'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea, select'

/** Fields before the buttons that send them. The focus before what moves it: an error summary, a menu. */
const order: readonly (readonly EarlyEvent['type'][])[] = [
  ['input', 'toggle'],
  ['focus'],
  ['click', 'submit'],
]

/** The last value of a field counts, and a button that does nothing and is pressed again acts once. */
function removeDuplicates(events: readonly EarlyEvent[]): EarlyEvent[] {
  return events.filter(
    ({ type, element }, index) =>
      events.findLastIndex((other) => other.type === type && other.element === element) === index,
  )
}

interface Description {
  readonly selector: string
  readonly name: string
  /** Among those that are alike. */
  readonly index: number
}

/** Describes an element as a person sees it: a page that is rendered anew has other ids. */
function describe(root: HTMLElement, element: HTMLElement): Description {
  const type = element.getAttribute('type')
  const selector = element.localName + (type === null ? '' : `[type="${type}"]`)
  const name = getName(element)
  const index = findAlike(root, selector, name).indexOf(element)
  return { selector, name, index }
}

function findDescribed(root: HTMLElement, description?: Description): HTMLElement | undefined {
  if (description === undefined) return undefined
  const { selector, name, index } = description
  return findAlike(root, selector, name)[index]
}

function findAlike(root: HTMLElement, selector: string, name: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => getName(element) === name,
  )
}

/** The beginning of the label, without numbers: the others count what the URL selects. */
function getName(element: HTMLElement): string {
  const label = (isField(element) ? element.labels?.[0] : undefined) ?? element
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  let name = element.getAttribute('aria-label') ?? ''
  while (name === '' && texts.nextNode() !== null) name = texts.currentNode.nodeValue?.trim() ?? ''
  return name.replaceAll(/\d+/g, '')
}

/** Does what the visitor did; false if the element can't take it yet. */
function repeat(event: EarlyEvent, target: HTMLElement): boolean {
  const { type, element } = event
  if (target.matches(':disabled')) return false
  if (type === 'input') return !isField(target) || isFilled(target, event) || fill(target, event)
  if (type === 'focus') focus(target, element)
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLDetailsElement && element instanceof HTMLDetailsElement) {
    target.open = element.open
    // React has not heard of it.
    if (target === element) target.dispatchEvent(new Event('toggle'))
  } else target.click()
  return true
}

function focus(target: HTMLElement, source: HTMLElement): void {
  if (target !== document.activeElement && document.activeElement !== document.body) return
  target.focus({ preventScroll: true })
  if (isText(target)) setCaret(target, getCaret(source))
}

type Caret = readonly [start: number, end: number | null, direction: Direction | undefined]
type Direction = 'forward' | 'backward' | 'none'

/** Undefined in a field that knows none, such as one for an e-mail address. */
function getCaret(source: HTMLElement): Caret | undefined {
  if (!isText(source) || source.selectionStart === null) return undefined
  return [source.selectionStart, source.selectionEnd, source.selectionDirection ?? undefined]
}

function setCaret(target: HTMLInputElement | HTMLTextAreaElement, caret: Caret | undefined): void {
  if (caret !== undefined) target.setSelectionRange(...caret)
}

function isField(element: Element): element is Field {
  return element.matches('input:not([type=file]), textarea, select')
}

function isText(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element.matches('input, textarea')
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
}

function hasDefaultValue(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue
  const defaultIndex = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex === Math.max(defaultIndex, 0)
}

/** Whether the field of another page has the value already. */
function isFilled(target: Field, { element, value, isChecked }: EarlyEvent): boolean {
  if (target === element) return false
  return isCheckable(target) ? target.checked === isChecked : target.value === value
}

/** Fills a field; false if it lacks the option. */
function fill(target: Field, { element, value, isChecked }: EarlyEvent): boolean {
  if (isCheckable(target)) {
    // What React knows: it has not seen what was ticked before hydration.
    const known = target === element ? target.defaultChecked : target.checked
    if (known === isChecked) return true
    target.checked = known
    target.click()
    return true
  }
  if (target instanceof HTMLSelectElement) {
    const option = [...target.options].find((candidate) => candidate.value === value)
    if (option === undefined) return false
  }
  const caret = getCaret(target)
  // React ignores an input event if the value is the one it has seen last. It overrides the element's setter to see
  // values, so set another one there and this one with the prototype's setter.
  target.value = value === '' ? ' ' : ''
  Reflect.set(Reflect.getPrototypeOf(target) ?? target, 'value', value, target)
  for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }))
  // It has moved, and in some browsers a field that gets one gets the focus, too.
  if (target === document.activeElement && isText(target)) setCaret(target, caret)
  return true
}
