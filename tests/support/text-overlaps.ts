/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */

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
export function findTextOverlaps(): string[] {
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  interface Line extends Box {
    text: Text
    layer: Element
  }
  /** What rounding and the shapes of letters may differ by. */
  const tolerance = 1.5
  const issues = new Set<string>()
  const root = document.documentElement
  const quote = (text: Text) => {
    const owner = text.parentElement
    const place = owner?.closest('[class]')?.className
    return `'${text.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}' (${owner?.localName} in .${String(place).replaceAll(' ', '.')})`
  }

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
  /** What is drawn above the rest of the page and covers it: dialogs, menus, bars that stay while the page scrolls. */
  const findLayer = (element: Element): Element => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, zIndex } = getStyle(at)
      if (/^(?:fixed|sticky)$/.test(position) || at.matches('dialog, :popover-open')) return at
      if (position === 'absolute' && Number(zIndex) > 0 && isOpaque(at)) return at
    }
    return root
  }
  const isForScreenReaders = (element: Element) => {
    const { width, height } = getBox(element)
    return (
      getStyle(element).position === 'absolute' &&
      (getStyle(element).clipPath !== 'none' || (width <= 1 && height <= 1))
    )
  }
  /** The ancestors whose boxes contain an element's: an absolute one is not in those that have no position. */
  const getContainers = function* (element: Element) {
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
  }

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  const range = document.createRange()

  const collect = (text: Text, owner: Element): void => {
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (rects.length === 0) return
    const layer = findLayer(owner)
    const containers = [...getContainers(owner)]
    // Where spaces are kept, the last one of a line hangs over its end.
    const hanging = getStyle(owner).whiteSpace === 'pre-wrap' ? 8 : 0
    if (containers.some(isForScreenReaders)) return
    if (containers.some((container) => getStyle(container).filter === 'opacity(0)')) return
    for (const rect of rects) {
      // Boxes of text are higher than letters are: what counts is the middle, from about the top of an x to its foot.
      const middle = (rect.top + rect.bottom) / 2
      const half = rect.height * 0.22
      const line = {
        left: rect.left,
        right: rect.right - hanging,
        top: middle - half,
        bottom: middle + half,
        text,
        layer,
      }
      if (isVisibleAfterClipping(line, containers)) lines.push(line)
    }
    if (rects.length > 1) findBrokenWords(text, owner)
  }

  /** Reports what is cut off or out of reach, and reduces the line to what can be seen of it now. */
  const isVisibleAfterClipping = (line: Line, containers: readonly Element[]): boolean => {
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
      const isOutside = { x: isBeyond(line, box, 'x'), y: isBeyond(line, box, 'y') }
      for (const axis of ['x', 'y'] as const) {
        if (!isOutside[axis]) continue
        const overflow = axis === 'x' ? style.overflowX : style.overflowY
        if (overflow === 'visible') {
          const isBox = container === block || hasEdge(container)
          if (axis === 'x' && isBox && !isCutWithSign && !isInScroller)
            issues.add(`sticks out of <${container.localName}>: ${quote(line.text)}`)
        } else if (/hidden|clip/.test(overflow)) {
          if (!isCutWithSign && !isInScroller) issues.add(`cut off: ${quote(line.text)}`)
        } else if (!isReachable(line, container, axis)) {
          issues.add(`out of reach: ${quote(line.text)}`)
        }
      }
      if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) isInScroller = true
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        line.left = Math.max(line.left, box.left)
        line.right = Math.min(line.right, box.right)
        line.top = Math.max(line.top, box.top)
        line.bottom = Math.min(line.bottom, box.bottom)
        if (line.right - line.left < tolerance || line.bottom - line.top < tolerance) return false
      }
      if (container === line.layer && style.position === 'fixed') break
    }
    if (line.left < -tolerance || line.right > root.clientWidth + tolerance)
      issues.add(`outside the window: ${quote(line.text)}`)
    return true
  }

  const hasEdge = (element: Element) =>
    isOpaque(element) || getStyle(element).borderInlineStartWidth !== '0px'

  const isBeyond = (line: Box, box: Box, axis: 'x' | 'y') =>
    axis === 'x'
      ? line.left < box.left - tolerance || line.right > box.right + tolerance
      : line.top < box.top - tolerance || line.bottom > box.bottom + tolerance

  const isReachable = (line: Box, scroller: Element, axis: 'x' | 'y') => {
    const box = getBox(scroller)
    const isLeftToRight = getStyle(scroller).direction === 'ltr'
    if (axis === 'y') {
      const start = line.top - box.top + scroller.scrollTop
      const end = line.bottom - box.top + scroller.scrollTop
      return start > -tolerance && end < scroller.scrollHeight + tolerance
    }
    const start = line.left - box.left + scroller.scrollLeft
    const end = line.right - box.left + scroller.scrollLeft
    return !isLeftToRight || (start > -tolerance && end < scroller.scrollWidth + tolerance)
  }

  /** Words of usual length have room on a line; a broken one shows a column that is too narrow. */
  const findBrokenWords = (text: Text, owner: Element): void => {
    const { hyphens, whiteSpace } = getStyle(owner)
    if (hyphens === 'auto' || whiteSpace.startsWith('pre')) return
    // No addresses: they have no words.
    for (const match of text.data.matchAll(
      /(?<=^|[\s(«'’–-])[\p{L}\p{N}]{2,16}(?![\p{L}\p{N}@/]|\.\p{L})/gu,
    )) {
      range.setStart(text, match.index)
      range.setEnd(text, match.index + match[0].length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const [first, last] = [parts[0], parts.at(-1)]
      if (first === undefined || last === undefined || last.top < first.bottom - tolerance) continue
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      // On a narrow window, a heading may have to break one.
      if (width >= root.clientWidth * 0.45) continue
      issues.add(`broken word '${match[0]}': ${quote(text)}`)
      return
    }
  }

  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text
    const owner = text.parentElement
    if (owner === null || text.data.trim() === '') continue
    if (owner.closest('script, style, noscript, svg, option, textarea, [inert]') !== null) continue
    // The demo's own toolbar is no part of the site.
    if (owner.closest('#root, dialog') === null) continue
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    collect(text, owner)
  }

  const sorted = lines.toSorted((a, b) => a.top - b.top)
  for (const [index, line] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (other === undefined || other.top > line.bottom - tolerance) break
      if (other.text === line.text || other.layer !== line.layer) continue
      const width = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
      if (width > tolerance && height > tolerance)
        issues.add(`overlap: ${quote(line.text)} and ${quote(other.text)}`)
    }
  }
  const excess = root.scrollWidth - root.clientWidth
  if (excess > 0) issues.add(`the page scrolls sideways by ${excess} px`)
  return [...issues]
}
