import { breakLines } from '#domain/html.ts'
import { slugify } from '#domain/slug.ts'
import { splitMatches } from '#domain/text-search.ts'
import { splitUnbreakable } from '#platform/text.ts'
import { unbreakableClassName } from '#ui/Unbreakable/Unbreakable.tsx'

import { getPictureHost } from './safe-urls.ts'
import { parseSanitised } from './sanitise.ts'

/** A heading with its id. */
export interface TextHeading {
  readonly id: string
  readonly text: string
  /** 1 for the text's highest headings, 2 for those under them. */
  readonly depth: number
  /** Set if it differs from the page's. */
  readonly lang?: string | undefined
}

export interface PreparedHtml {
  readonly html: string
  /** Empty without `anchorPrefix`. */
  readonly headings: readonly TextHeading[]
  /** The last `<time datetime>` of the text: its last update. */
  readonly updatedOn: string | undefined
  /** The hosts of images held back. */
  readonly heldHosts: readonly string[]
  /** Whether the text is translated; passages that are not are marked. */
  readonly isTranslated: boolean
}

export interface PrepareHtmlOptions {
  /** The level of the content's highest heading, one below the heading above. */
  topHeadingLevel: 2 | 3 | 4
  /** Newlines are line breaks: an article's content (spec 3). */
  breakLines: boolean
  /** The prefix of heading ids; without it headings have none. */
  anchorPrefix?: string | undefined
  /** The hosts that images may load from; others are held back. */
  pictureHosts?: readonly string[] | undefined
  /** Folded search terms to highlight, separated by spaces. */
  highlightedTerms?: string | undefined
  /** Translates the sanitised text in place (`useRecordTexts`). */
  translateHtml?: ((root: Element) => 'all' | 'some' | 'none') | undefined
}

/** Sanitises untrusted HTML and adapts its headings to the page. The prerenderer passes a window. */
export function prepareHtml(
  html: string,
  {
    topHeadingLevel,
    breakLines: withLineBreaks,
    anchorPrefix,
    pictureHosts = [],
    highlightedTerms = '',
    translateHtml,
  }: PrepareHtmlOptions,
  browserWindow = globalThis.window,
): PreparedHtml {
  // Before sanitising, so that exactly the sanitised HTML is rendered.
  const body = parseSanitised(withLineBreaks ? breakLines(html) : html, browserWindow)
  const ids = createHeadingIds(body, anchorPrefix)
  const isTranslated = translateHtml !== undefined && translateHtml(body) !== 'none'
  const headings = adjustHeadings(body, topHeadingLevel, ids)
  highlightMatches(body, highlightedTerms.split(' ').filter(Boolean))
  keepWordsTogether(body)
  // After reading the headings, whose texts must not depend on images inside them.
  const heldHosts = holdPictures(body, pictureHosts)
  return {
    // oxlint-disable-next-line no-restricted-properties -- read from the sanitised document, not set
    html: body.innerHTML,
    headings: headings.filter(({ id, text }) => id !== '' && text !== ''),
    updatedOn: findLastDate(body),
    heldHosts,
    isTranslated,
  }
}

const headingSelector = 'h2, h3, h4, h5, h6'

/**
 * The id of each heading, empty without a prefix, which keeps it from clashing with the page's ids. From the original
 * text: a translation must not change URLs.
 */
function createHeadingIds(body: HTMLElement, anchorPrefix: string | undefined): string[] {
  const usedIds = new Set<string>()
  return Array.from(body.querySelectorAll(headingSelector), ({ textContent }) => {
    if (anchorPrefix === undefined) return ''
    const baseId = [anchorPrefix, slugify(textContent.trim())].filter(Boolean).join('-')
    let id = baseId
    for (let copy = 2; usedIds.has(id); copy += 1) id = `${baseId}-${copy}`
    usedIds.add(id)
    return id
  })
}

/** Moves headings to the levels of the page. They gain an id and a tabindex. */
function adjustHeadings(
  body: HTMLElement,
  topLevel: number,
  ids: readonly string[],
): TextHeading[] {
  const headingElements = [...body.querySelectorAll(headingSelector)]
  const highest = Math.min(...headingElements.map(getHeadingLevel))
  return headingElements.map((heading, index) => {
    const depth = getHeadingLevel(heading) - highest + 1
    const text = heading.textContent.trim()
    const replacement = body.ownerDocument.createElement(`h${Math.min(6, topLevel + depth - 1)}`)
    for (const { name, value } of heading.attributes) replacement.setAttribute(name, value)
    replacement.append(...heading.childNodes)
    heading.replaceWith(replacement)

    const id = ids[index] ?? ''
    if (id !== '') replacement.id = id
    if (id !== '') replacement.tabIndex = -1
    const lang = replacement.lang || replacement.querySelector<HTMLElement>(':scope > [lang]')?.lang
    return { id, text, depth, lang }
  })
}

/**
 * Replaces each image without consent by `<span data-host>` with its alt text. In a link the text stays inside and the
 * span, which will contain a button, follows the link.
 */
function holdPictures(body: HTMLElement, allowed: readonly string[]): string[] {
  const held = new Set<string>()
  for (const picture of body.querySelectorAll('img')) {
    const host = getPictureHost(picture.getAttribute('src') ?? '')
    if (host === undefined || allowed.includes(host)) continue
    held.add(host)
    const placeholder = body.ownerDocument.createElement('span')
    placeholder.dataset['host'] = host
    const link = picture.closest('a')
    if (link === null) {
      placeholder.textContent = picture.alt
      picture.replaceWith(placeholder)
    } else {
      picture.replaceWith(picture.alt || host)
      link.after(placeholder)
    }
  }
  return [...held]
}

function getHeadingLevel(heading: Element): number {
  return Number(heading.tagName.slice(1))
}

/** Wraps matches in `<mark>`, in texts only. */
function highlightMatches(body: HTMLElement, terms: readonly string[]): void {
  if (terms.length === 0) return
  for (const node of listTexts(body)) {
    const segments = splitMatches(node.data, terms)
    if (!segments.some(({ isMatch }) => isMatch)) continue
    const parts = segments.map(({ text, isMatch }) => {
      if (!isMatch) return text
      const mark = body.ownerDocument.createElement('mark')
      mark.textContent = text
      return mark
    })
    node.replaceWith(...parts)
  }
}

/** Keeps dates and inversions on one line, as `Unbreakable` does. */
function keepWordsTogether(body: HTMLElement): void {
  for (const node of listTexts(body)) {
    const parts = splitUnbreakable(node.data)
    if (!parts.some(({ isUnbreakable }) => isUnbreakable)) continue
    const nodes = parts.map(({ text, isUnbreakable }) => {
      if (!isUnbreakable) return text
      const word = body.ownerDocument.createElement('span')
      word.className = unbreakableClassName
      word.textContent = text
      return word
    })
    node.replaceWith(...nodes)
  }
}

function listTexts(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4)
  const texts: Text[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- 4 is NodeFilter.SHOW_TEXT, which Node does not have
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text)
  return texts
}

function findLastDate(body: HTMLElement): string | undefined {
  const day = [...body.querySelectorAll('time')].at(-1)?.dateTime
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}
