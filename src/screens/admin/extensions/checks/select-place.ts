import type { TextPlace } from '#domain/content-checks/finding.ts'

/** How long an editor may take to load, in milliseconds. */
const waitMs = 8000

/**
 * Puts the focus into an input, a text area or the editor, and selects the words that are meant. An editor that is still
 * loading is waited for, unless the person goes on meanwhile.
 */
export function focusPlace(id: string, place: TextPlace | undefined): void {
  const from = document.activeElement
  waitForElement(id, (element) => {
    if (document.activeElement !== from && document.activeElement !== document.body) {
      // The panel of a level takes the focus itself when it opens.
      const isWithin = element.closest('[role="group"]')?.contains(document.activeElement) ?? false
      if (!isWithin) return
    }
    element.focus({ preventScroll: true })
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      selectInControl(element, place)
    } else selectInDocument(element, place)
  })
}

function waitForElement(id: string, act: (element: HTMLElement) => void): void {
  const find = () => {
    const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
    return element !== null && element.closest('[hidden], [inert]') === null ? element : undefined
  }
  function actIfFound(): boolean {
    const element = find()
    if (element === undefined) return false
    stop()
    act(element)
    return true
  }
  const observer = new MutationObserver(() => void actIfFound())
  const timer = setTimeout(() => stop(), waitMs)
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }
  // After the render that may open the input.
  requestAnimationFrame(() => {
    if (actIfFound()) return
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['id', 'hidden', 'inert'],
    })
  })
}

function selectInControl(
  control: HTMLInputElement | HTMLTextAreaElement,
  place: TextPlace | undefined,
): void {
  control.scrollIntoView({ block: 'center' })
  if (control.type === 'file') return
  const found = place && 'words' in place ? findWords(control.value, place) : undefined
  if (found === undefined) control.select()
  else control.setSelectionRange(found.start, found.end)
}

/** Where the words stand: as often as said, or for the first time if the text has changed. White space may differ. */
export function findWords(
  text: string,
  { words, before }: Extract<TextPlace, { words: string }>,
): { readonly start: number; readonly end: number } | undefined {
  const pattern = words
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`)
  const matches = words === '' ? [] : [...text.matchAll(new RegExp(pattern, 'gu'))]
  const match = matches[before] ?? matches[0]
  return match && { start: match.index, end: match.index + match[0].length }
}

const selectors = { a: 'a[href]', img: 'img', table: 'table', heading: 'h1, h2, h3, h4, h5, h6' }

function selectInDocument(element: HTMLElement, place: TextPlace | undefined): void {
  const range =
    place === undefined
      ? undefined
      : 'words' in place
        ? findTextRange(element, place)
        : findElementRange(element, place)
  const start = range?.startContainer
  const target = start instanceof Element ? start : start?.parentElement
  ;(target ?? element).scrollIntoView({ block: 'center' })
  if (range === undefined) return
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

function findElementRange(
  root: HTMLElement,
  { element, before }: Extract<TextPlace, { element: string }>,
): Range | undefined {
  const found = root.querySelectorAll(selectors[element])[before]
  if (found === undefined) return undefined
  const range = document.createRange()
  if (found.childNodes.length === 0) range.selectNode(found)
  else range.selectNodeContents(found)
  return range
}

/** The words may go through several elements, as when one of them is bold. */
function findTextRange(
  root: HTMLElement,
  place: Extract<TextPlace, { words: string }>,
): Range | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: { readonly node: Text; readonly start: number }[] = []
  let all = ''
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    if (!(node instanceof Text)) continue
    texts.push({ node, start: all.length })
    all += node.data
  }
  const found = findWords(all, place)
  const first = texts.findLast(({ start }) => start <= (found?.start ?? -1))
  const last = texts.findLast(({ start }) => start < (found?.end ?? 0))
  if (found === undefined || first === undefined || last === undefined) return undefined
  const range = document.createRange()
  range.setStart(first.node, found.start - first.start)
  range.setEnd(last.node, found.end - last.start)
  return range
}
