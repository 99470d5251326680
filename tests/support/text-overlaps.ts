import { joinForPage } from './join-for-page.ts'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A line of a text: the part of its box from about the top of an x to its foot. */
interface Line extends Box {
  text: Text
  layer: Element
}

type Layout = ReturnType<typeof createLayout>
type Report = (issue: string) => void

/**
 * Runs in the page, in any browser. Compares the boxes of all visible texts, line by line, and returns a sentence for
 * each text that
 * - stands over another text,
 * - is cut off by an ancestor without a sign of it (an ellipsis),
 * - sticks out of its box, or stands where nobody can scroll to,
 * - is broken inside a word of usual length,
 * and for a page that scrolls sideways. Not compared: texts for screen readers only, those in drawings, and what is under
 * an open dialog or menu, because it is meant to be covered.
 */
export const findTextOverlaps = joinForPage(
  findIssues,
  createLayout,
  findTexts,
  readLines,
  reduceToVisible,
  reportHidden,
  isBeyond,
  isReachable,
  findBrokenWord,
  reportOverlaps,
  quote,
  getTolerance,
)

function findIssues(): string[] {
  const issues = new Set<string>()
  const report = (issue: string) => issues.add(issue)
  const layout = createLayout()
  const lines: Line[] = []
  for (const { text, owner } of findTexts()) {
    const containers = [...layout.getContainers(owner)]
    if (containers.some((container) => layout.isInvisible(container))) continue
    const found = readLines(text, owner, layout)
    lines.push(...found.filter((line) => reduceToVisible(line, containers, layout, report)))
    const brokenWord = found.length > 1 ? findBrokenWord(text, owner, layout) : undefined
    if (brokenWord !== undefined) report(`broken word '${brokenWord}': ${quote(text)}`)
  }
  reportOverlaps(lines, report)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    report(`the page scrolls sideways by ${scrollWidth - clientWidth} px`)
  return [...issues]
}

/** What rounding and the shapes of letters may differ by. */
function getTolerance(): number {
  return 1.5
}

function quote(text: Text): string {
  const owner = text.parentElement
  const place = owner?.closest('[class]')?.className
  return `'${text.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}' (${owner?.localName} in .${String(place).replaceAll(' ', '.')})`
}

/** Where elements are and how they are drawn. Remembers it, because many texts ask for the same elements. */
function createLayout() {
  const root = document.documentElement
  const styles = new Map<Element, CSSStyleDeclaration>()
  const getStyle = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const boxes = new Map<Element, DOMRect>()
  const getBox = (element: Element) => {
    const box = boxes.get(element) ?? element.getBoundingClientRect()
    boxes.set(element, box)
    return box
  }
  const isOpaque = (element: Element) =>
    !/^(?:transparent|rgba\(.*, 0\))$/.test(getStyle(element).backgroundColor)
  return {
    getStyle,
    getBox,
    hasEdge: (element: Element) =>
      isOpaque(element) || getStyle(element).borderInlineStartWidth !== '0px',
    /** What is drawn above the rest of the page and covers it: dialogs, menus, bars that stay while the page scrolls. */
    findLayer(element: Element): Element {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { position, zIndex } = getStyle(at)
        if (/^(?:fixed|sticky)$/.test(position) || at.matches('dialog, :popover-open')) return at
        if (position === 'absolute' && Number(zIndex) > 0 && isOpaque(at)) return at
      }
      return root
    },
    /** Whether an element is for screen readers only, or not there yet. */
    isInvisible(element: Element): boolean {
      const { position, clipPath, filter } = getStyle(element)
      if (filter === 'opacity(0)') return true
      const { width, height } = getBox(element)
      return position === 'absolute' && (clipPath !== 'none' || (width <= 1 && height <= 1))
    },
    /** The ancestors whose boxes contain an element's: an absolute one is not in those that have no position. */
    *getContainers(element: Element) {
      let position = 'static'
      for (let at: Element | null = element; at !== null && at !== root; at = at.parentElement) {
        const style = getStyle(at)
        if (style.display === 'contents') continue
        if (position === 'fixed' && style.transform === 'none') continue
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none')
          continue
        position = style.position
        yield at
      }
    },
  }
}

/** The texts of the site that are shown, or of its modal dialog. */
function* findTexts(): Generator<{ text: Text; owner: Element }> {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text
    const owner = text.parentElement
    if (owner === null || text.data.trim() === '') continue
    if (owner.closest('script, style, noscript, svg, option, textarea, [inert]') !== null) continue
    // The demo's own toolbar is no part of the site.
    if (owner.closest('#root, dialog') === null) continue
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    yield { text, owner }
  }
}

function readLines(text: Text, owner: Element, layout: Layout): Line[] {
  const range = document.createRange()
  range.selectNodeContents(text)
  const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  const layer = layout.findLayer(owner)
  // Where spaces are kept, the last one of a line hangs over its end.
  const hanging = layout.getStyle(owner).whiteSpace === 'pre-wrap' ? 8 : 0
  return rects.map(({ left, right, top, bottom, height }) => {
    // Boxes of text are higher than letters are: what counts is the middle.
    const middle = (top + bottom) / 2
    const half = height * 0.22
    return { left, right: right - hanging, top: middle - half, bottom: middle + half, text, layer }
  })
}

/** Reports what is cut off or out of reach, and reduces a line to what can be seen of it now. False if that is nothing. */
function reduceToVisible(
  line: Line,
  containers: readonly Element[],
  layout: Layout,
  report: Report,
): boolean {
  const { getStyle, getBox } = layout
  let isCutWithSign = false
  let isInScroller = false
  const block = containers.find((container) => !getStyle(container).display.startsWith('inline'))
  for (const container of containers) {
    const style = getStyle(container)
    if (style.display.startsWith('inline') && !/flex|grid|block/.test(style.display)) continue
    const box = getBox(container)
    if (box.width === 0 || box.height === 0) continue
    // What moves in on scroll stands a little lower until then.
    if (container.matches('[data-reveal]')) continue
    const lineClamp = style.getPropertyValue('-webkit-line-clamp')
    isCutWithSign ||=
      style.textOverflow === 'ellipsis' || (lineClamp !== 'none' && lineClamp !== '')
    const isExpected = isCutWithSign || isInScroller
    const isBox = container === block || layout.hasEdge(container)
    reportHidden(line, container, { isExpected, isBox, layout, report })
    if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) isInScroller = true
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
      line.left = Math.max(line.left, box.left)
      line.right = Math.min(line.right, box.right)
      line.top = Math.max(line.top, box.top)
      line.bottom = Math.min(line.bottom, box.bottom)
      const smallest = Math.min(line.right - line.left, line.bottom - line.top)
      if (smallest < getTolerance()) return false
    }
    if (container === line.layer && style.position === 'fixed') break
  }
  const { clientWidth } = document.documentElement
  if (isBeyond(line, { ...line, left: 0, right: clientWidth }, 'x'))
    report(`outside the window: ${quote(line.text)}`)
  return true
}

/** Reports a line that a container cuts off, lets stick out or keeps out of reach. */
function reportHidden(
  line: Line,
  container: Element,
  given: { isExpected: boolean; isBox: boolean; layout: Layout; report: Report },
): void {
  const { isExpected, isBox, layout, report } = given
  const { overflowX, overflowY } = layout.getStyle(container)
  for (const axis of ['x', 'y'] as const) {
    if (!isBeyond(line, layout.getBox(container), axis)) continue
    const overflow = axis === 'x' ? overflowX : overflowY
    if (overflow === 'visible') {
      if (axis === 'x' && isBox && !isExpected)
        report(`sticks out of <${container.localName}>: ${quote(line.text)}`)
    } else if (/hidden|clip/.test(overflow)) {
      if (!isExpected) report(`cut off: ${quote(line.text)}`)
    } else if (!isReachable(line, container, axis, layout)) {
      report(`out of reach: ${quote(line.text)}`)
    }
  }
}

function isBeyond(line: Box, box: Box, axis: 'x' | 'y'): boolean {
  const [start, end] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  return line[start] < box[start] - getTolerance() || line[end] > box[end] + getTolerance()
}

/** Whether a container can be scrolled to a line. */
function isReachable(
  line: Box,
  scroller: Element,
  axis: 'x' | 'y',
  { getBox, getStyle }: Layout,
): boolean {
  const box = getBox(scroller)
  const tolerance = getTolerance()
  if (axis === 'y') {
    const start = line.top - box.top + scroller.scrollTop
    const end = line.bottom - box.top + scroller.scrollTop
    return start > -tolerance && end < scroller.scrollHeight + tolerance
  }
  const start = line.left - box.left + scroller.scrollLeft
  const end = line.right - box.left + scroller.scrollLeft
  const isLeftToRight = getStyle(scroller).direction === 'ltr'
  return !isLeftToRight || (start > -tolerance && end < scroller.scrollWidth + tolerance)
}

/** Words of usual length have room on a line; a broken one shows a column that is too narrow. */
function findBrokenWord(text: Text, owner: Element, { getStyle }: Layout): string | undefined {
  const { hyphens, whiteSpace } = getStyle(owner)
  if (hyphens === 'auto' || whiteSpace.startsWith('pre')) return undefined
  // No addresses: they have no words.
  const words = /(?<=^|[\s(«'’–-])[\p{L}\p{N}]{2,16}(?![\p{L}\p{N}@/]|\.\p{L})/gu
  const range = document.createRange()
  for (const { 0: word, index } of text.data.matchAll(words)) {
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
    const [first, last] = [parts[0], parts.at(-1)]
    if (first === undefined || last === undefined) continue
    if (last.top < first.bottom - getTolerance()) continue
    const width = parts.reduce((sum, part) => sum + part.width, 0)
    // On a narrow window, a heading may have to break one.
    if (width < document.documentElement.clientWidth * 0.45) return word
  }
  return undefined
}

function reportOverlaps(lines: readonly Line[], report: Report): void {
  const tolerance = getTolerance()
  const sorted = lines.toSorted((a, b) => a.top - b.top)
  for (const [index, line] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (other === undefined || other.top > line.bottom - tolerance) break
      if (other.text === line.text || other.layer !== line.layer) continue
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
      if (width > tolerance && height > tolerance)
        report(`overlap: ${quote(line.text)} and ${quote(other.text)}`)
    }
  }
}
