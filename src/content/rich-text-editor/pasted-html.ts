import { neutraliseAttributes } from '../neutralise-attributes.ts'
import { makeHeadings } from './pasted-headings.ts'
import { lossAttribute, type PastedLoss, removeRevisions } from './pasted-revisions.ts'

/**
 * Pasted HTML as Quill can read it: the headings and lists of Word and others are headings and lists, and no-break spaces that are layout are plain
 * ones. `losses` is what it had and Quill cannot hold; the places have `lossAttribute`.
 */
export function parsePastedHtml(html: string): {
  body: HTMLElement
  losses: readonly PastedLoss[]
} {
  const { body } = new DOMParser().parseFromString(cleanPastedHtml(html), 'text/html')
  for (const foreign of body.querySelectorAll(`[${lossAttribute}]`)) {
    foreign.removeAttribute(lossAttribute)
  }
  const losses = new Set(removeRevisions(body))
  makeHeadings(body)
  if (makeLists(body)) losses.add('numbering')
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const text = walker.currentNode
    text.nodeValue = keepFrenchSpaces(text.nodeValue ?? '')
  }
  return { body, losses: [...losses] }
}

/**
 * Pasted HTML with neutral attributes and without the `<b style="font-weight: normal">` that Google Docs wraps around a
 * selection.
 */
export function cleanPastedHtml(html: string): string {
  return neutraliseAttributes(html).replaceAll(
    /<b(?=\s[^<>]*(?<![-\w])font-weight:\s*(?:normal|400))(?=[^<>]*>)/gi,
    '<span',
  )
}

/** Keeps the no-break spaces of French punctuation, of amounts and inside numbers; others are layout. */
export function keepFrenchSpaces(text: string): string {
  return text.replaceAll('\u00a0', (space: string, at: number) => {
    const [before = '', after = ''] = [text[at - 1], text[at + 1]]
    const isInNumber = /\d/.test(before) && /\d/.test(after)
    return before === '«' || /[:;?!»€%]/.test(after) || isInNumber ? space : ' '
  })
}

/** The supported formats in a style attribute. Those of Word for other scripts, such as `mso-bidi-font-weight`, are not of this text. */
export function parseStyleMarks(style: string): StyleMarks {
  const has = (pattern: string) => new RegExp(String.raw`(?<![-\w])${pattern}`, 'i').test(style)
  return {
    ...(has(String.raw`font-weight:\s*(?:bold|[6-9]00)`) && { bold: true }),
    ...(has(String.raw`font-style:\s*(?:italic|oblique)`) && { italic: true }),
    ...(has(String.raw`text-decoration(?:-line)?:[^;]*underline`) && { underline: true }),
    ...(has(String.raw`text-decoration(?:-line)?:[^;]*line-through`) && { strike: true }),
    ...(has(String.raw`vertical-align:\s*super`) && { script: 'super' }),
    ...(has(String.raw`vertical-align:\s*sub(?!\w)`) && { script: 'sub' }),
  }
}

type StyleMarks = Partial<Record<'bold' | 'italic' | 'underline' | 'strike', true>> & {
  readonly script?: 'super' | 'sub'
}

/**
 * Makes lists of the paragraphs that word processors write for them. Word writes its bullet or number as a text, in an
 * element with `mso-list: Ignore`, and the level in the style of the paragraph. Quill's own reader needs the style sheet,
 * which is gone (`neutralise-attributes.ts`), and Word's namespace, which other programs drop. Returns whether a list begins with
 * another number than one: Quill's lists do not.
 */
function makeLists(body: HTMLElement): boolean {
  let startsElsewhere = false
  for (const paragraph of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) {
    const item = readListItem(paragraph)
    // A numbered heading is a heading.
    if (item === undefined || !['P', 'DIV'].includes(paragraph.tagName)) continue
    const element = body.ownerDocument.createElement('li')
    // Quill's own marks: its lists are not nested.
    element.setAttribute('data-list', item.type)
    if (item.level > 1) element.className = `ql-indent-${item.level - 1}`
    element.toggleAttribute(lossAttribute, paragraph.hasAttribute(lossAttribute))
    element.append(...paragraph.childNodes)
    const before = paragraph.previousElementSibling
    if (before?.hasAttribute('data-made')) {
      before.append(element)
      paragraph.remove()
    } else {
      const list = body.ownerDocument.createElement('ul')
      list.setAttribute('data-made', '')
      list.append(element)
      paragraph.replaceWith(list)
      if (item.number === undefined || item.number === 1) continue
      startsElsewhere = true
      element.setAttribute(lossAttribute, '')
    }
  }
  // Word on the web writes each item as a list of its own.
  for (const item of body.querySelectorAll('li[aria-level], li[data-aria-level]')) {
    const level = Number(item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level'))
    if (level > 1 && level <= maxLevel) item.className = `ql-indent-${level - 1}`
  }
  for (const end of body.querySelectorAll('.EOP')) end.remove()
  return startsElsewhere
}

/** Quill has no deeper one. */
const maxLevel = 9

interface ListItem {
  readonly type: 'bullet' | 'ordered'
  readonly level: number
  /** Undefined for a bullet and for letters. */
  readonly number: number | undefined
}

/** The item that a paragraph stands for. Its bullet or number is removed. */
function readListItem(paragraph: Element): ListItem | undefined {
  if (paragraph.querySelector('p, div, li') !== null) return undefined
  const style = paragraph.getAttribute('data-style') ?? ''
  const [, level] = /mso-list:[^;]*\blevel(\d+)/i.exec(style) ?? []
  const marker =
    removeIgnored(paragraph) ?? removeMarker(paragraph, getMarkerPattern(paragraph, level))
  if (level === undefined && marker === undefined) return undefined
  const [, number] = /^\s*\(?(\d+)[.)]/.exec(marker ?? '') ?? []
  return {
    number: number === undefined ? undefined : Number(number),
    type: /[\da-z]+[.)]\s*$/i.test(marker?.trim() ?? '') ? 'ordered' : 'bullet',
    level: Math.min(maxLevel, Math.max(1, Number(level ?? readIndentLevel(style)))),
  }
}

/** The text that Word marks as no text of the paragraph. */
function removeIgnored(paragraph: Element): string | undefined {
  const ignored = [...paragraph.querySelectorAll('[data-style]')].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('data-style') ?? ''),
  )
  if (ignored.length === 0) return undefined
  const text = ignored.map(({ textContent }) => textContent).join('')
  for (const element of ignored) element.remove()
  return text
}

/** A bullet or a number with a tab or no-break spaces behind it. Elsewhere than in Word's lists, only what no text begins with. */
function getMarkerPattern(paragraph: Element, level: string | undefined): RegExp {
  return level !== undefined || /\bMsoListParagraph/.test(paragraph.className)
    ? /^\s*(?:[·•◦▪▫‣⁃§Ø–—-]|o(?=\s)|\(?(?:\d{1,3}|[a-z]|[ivxl]{1,6})[.)])(?=\s*[\t\u00a0])\s+/i
    : /^\s*(?:[•◦▪‣⁃]|\d{1,3}[.)])[^\S\t]*\t\s*/
}

/** Removes what the pattern finds at the start of the text, over the elements that it is in. */
function removeMarker(paragraph: Element, pattern: RegExp): string | undefined {
  const [marker] = pattern.exec(paragraph.textContent) ?? []
  if (marker === undefined || marker.length === paragraph.textContent.length) return undefined
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  let left = marker.length
  while (left > 0 && walker.nextNode() !== null) {
    const text = walker.currentNode.nodeValue ?? ''
    walker.currentNode.nodeValue = text.slice(left)
    left -= Math.min(left, text.length)
  }
  return marker
}

/** Word indents each level by half an inch. */
function readIndentLevel(style: string): number {
  const [, size, unit = ''] = /margin-left:\s*([\d.]+)(pt|in|cm)/i.exec(style) ?? []
  const inches = Number(size ?? 0) / ({ pt: 72, cm: 2.54 }[unit.toLowerCase()] ?? 1)
  return Math.round(inches * 2)
}
