import { lossAttribute } from './pasted-revisions.ts'

/**
 * Headings of pasted HTML, at the levels that a text may have. Its highest is `h2`, because the page has an `h1`:
 *
 * | pasted                                  | with a level 1 | without |
 * | --------------------------------------- | -------------- | ------- |
 * | the title of the document               | `h2`           | `h2`    |
 * | level 1                                 | `h2`           |         |
 * | level 2                                 | `h3`           | `h2`    |
 * | level 3                                 | `h4`           | `h3`    |
 * | below                                   | `h4`           | `h4`    |
 *
 * Word writes the levels of its own styles as `h1` to `h6`, and others as paragraphs. A heading keeps no bold of its style,
 * one in a list is a paragraph, and an empty one is none.
 */
export function makeHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6, p, div, [role="heading"]')]
    .map((element) => ({ element, level: readHeadingLevel(element) }))
    .filter(({ level }) => level !== undefined)
  const hasTop = found.some(({ level }) => level === 1)
  for (const { element, level = 0 } of found) {
    const shown = Math.max(highest, Math.min(lowest, hasTop ? level + 1 : level))
    const isEmpty =
      !/[^\s\u00a0]/.test(element.textContent) && element.querySelector('img') === null
    if (isEmpty) element.remove()
    else replaceBy(element, element.closest('li') === null ? `h${shown}` : 'p')
  }
}

/** The levels that a text has on the page (ui/Prose). */
const [highest, lowest] = [2, 4]
/** Of the title of a document: it neither counts as a level 1 nor stands below one. */
const titleLevel = 0.5

function readHeadingLevel(element: Element): number | undefined {
  const [, tagLevel] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (tagLevel !== undefined) return Number(tagLevel)
  // A block around others is not a heading.
  if (element.querySelector('p, div, li, h1, h2, h3, h4, h5, h6') !== null) return undefined
  if (element.getAttribute('role') === 'heading') {
    return Number(element.getAttribute('aria-level') ?? highest)
  }
  if (/\bMsoTitle\b/.test(element.className)) return titleLevel
  const style = element.getAttribute('data-style') ?? ''
  const [, level] =
    /\bMsoHeading(\d)\b/.exec(element.className) ??
    /mso-style-name:\s*["']?(?:heading|titre)\s+(\d)/i.exec(style) ??
    /mso-outline-level:\s*(\d)/i.exec(style) ??
    []
  if (level !== undefined) return Number(level)
  return /mso-style-name:\s*["']?(?:title|titre)["']?\s*(?:;|$)/i.test(style)
    ? titleLevel
    : undefined
}

function replaceBy(element: Element, name: string): void {
  const replacement = element.ownerDocument.createElement(name)
  // For the number of a heading, which Word marks there.
  replacement.className = element.className
  const style = element.getAttribute('data-style')
  if (style !== null) replacement.setAttribute('data-style', style)
  replacement.toggleAttribute(lossAttribute, element.hasAttribute(lossAttribute))
  replacement.append(...element.childNodes)
  element.replaceWith(replacement)
  for (const bold of replacement.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes)
  for (const styled of [replacement, ...replacement.querySelectorAll('[data-style]')]) {
    const kept = styled.getAttribute('data-style')?.replaceAll(/font-weight:[^;]*/gi, '')
    if (kept !== undefined) styled.setAttribute('data-style', kept)
  }
}
