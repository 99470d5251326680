/** Copies drawings out of the page; in stories only. */
import { parseColour, toHex } from './colours.ts'

/**
 * An SVG that looks the same outside of the page: the inks, fonts and widths of its stylesheets are attributes, and it has
 * a size and its paper.
 */
export function toStandaloneSvg(drawing: SVGSVGElement): string {
  const copy = document.importNode(drawing, true)
  const originals = [drawing, ...drawing.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  for (const [index, element] of copies.entries()) {
    const original = originals[index]
    if (original) moveStylesToAttributes(element, getComputedStyle(original))
  }

  const { width, height } = drawing.viewBox.baseVal ?? drawing.getBoundingClientRect()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(Math.round(width)))
  copy.setAttribute('height', String(Math.round(height)))
  copy.setAttribute('fill', 'none')
  for (const name of ['aria-hidden', 'data-ink']) copy.removeAttribute(name)
  const paper = parseColour(getComputedStyle(drawing).backgroundColor)
  if (paper.alpha > 0) {
    const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    const { x, y } = drawing.viewBox.baseVal
    for (const [name, value] of Object.entries({ x, y, width, height })) {
      sheet.setAttribute(name, String(value))
    }
    sheet.setAttribute('fill', toHex(paper))
    copy.prepend(sheet)
  }
  return new XMLSerializer().serializeToString(copy)
}

function moveStylesToAttributes(element: Element, style: CSSStyleDeclaration): void {
  element.removeAttribute('class')
  element.removeAttribute('style')
  const set = (name: string, value: string) => {
    if (!element.hasAttribute(name)) element.setAttribute(name, value)
  }
  if (Number(style.opacity) < 1) set('opacity', style.opacity)
  if (!(element instanceof SVGGeometryElement || element instanceof SVGTextElement)) return
  if (style.fill !== 'none') set('fill', toHex(parseColour(style.fill)))
  if (style.stroke !== 'none') {
    set('stroke', toHex(parseColour(style.stroke)))
    set('stroke-width', style.strokeWidth.replace('px', ''))
  }
  if (element instanceof SVGTextElement) {
    set('font-family', style.fontFamily.replaceAll('"', "'"))
    set('font-weight', style.fontWeight)
  }
}
