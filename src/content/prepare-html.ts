import { slugify } from '#domain/slug.ts'

import { namedHost, sanitise } from './sanitise.ts'

/** A heading of a text and the anchor that leads to it. */
export interface TextHeading {
  readonly id: string
  readonly text: string
  /** 1 for the text's highest headings, 2 for those under them. */
  readonly depth: number
}

export interface PreparedHtml {
  readonly html: string
  /** Empty unless anchors were asked for. */
  readonly headings: readonly TextHeading[]
  /** The last day that the text names for machines (`<time datetime>`): when it was brought up to date. */
  readonly updatedOn: string | undefined
  /** The hosts whose pictures were held back. */
  readonly heldHosts: readonly string[]
}

export interface PrepareHtmlOptions {
  /** The level that the content's highest heading takes, one below the heading over it. */
  topHeadingLevel: 2 | 3 | 4
  /** Newlines are line breaks: an article's content (spec 3). */
  breakLines: boolean
  /** What the ids of the headings begin with; without it the headings have none. */
  anchorPrefix?: string | undefined
  /** The hosts that may be asked for pictures; a picture of any other is held back. */
  pictureHosts?: readonly string[] | undefined
}

/** Foreign HTML made safe and fitted into its page. Needs a browser; without one it gives an empty text. */
export function prepareHtml(
  html: string,
  { topHeadingLevel, breakLines, anchorPrefix, pictureHosts = [] }: PrepareHtmlOptions,
): PreparedHtml {
  // Before sanitising, never after: what is shown is exactly what was sanitised.
  const safe = sanitise(breakLines ? html.replaceAll('\n', '<br>') : html)
  return safe === '' ? emptyHtml : adjustHeadings(safe, topHeadingLevel, anchorPrefix, pictureHosts)
}

export const emptyHtml: PreparedHtml = {
  html: '',
  headings: [],
  updatedOn: undefined,
  heldHosts: [],
}

/**
 * Works on the sanitised text as a document of its own, never on its characters: an attribute that
 * holds `<h2` stays an attribute. No element comes in; those that are here keep what they were
 * allowed, and headings gain an id and a place for focus.
 */
function adjustHeadings(
  safe: string,
  topLevel: number,
  anchorPrefix: string | undefined,
  pictureHosts: readonly string[],
): PreparedHtml {
  const { body } = new DOMParser().parseFromString(safe, 'text/html')
  const headingElements = [...body.querySelectorAll('h2, h3, h4, h5, h6')]
  const highest = Math.min(...headingElements.map(getHeadingLevel))
  const newId = anchorPrefix === undefined ? undefined : createIdGenerator(anchorPrefix)

  const headings = headingElements.map((heading): TextHeading => {
    const depth = getHeadingLevel(heading) - highest + 1
    const text = heading.textContent.trim()
    const replacement = body.ownerDocument.createElement(`h${Math.min(6, topLevel + depth - 1)}`)
    for (const { name, value } of heading.attributes) replacement.setAttribute(name, value)
    replacement.append(...heading.childNodes)
    heading.replaceWith(replacement)

    const id = newId?.(text) ?? ''
    if (id !== '') replacement.id = id
    if (id !== '') replacement.tabIndex = -1
    return { id, text, depth }
  })
  // After the headings were read: their anchors stay the same when a picture in one of them is shown.
  const heldHosts = holdPictures(body, pictureHosts)
  return {
    // oxlint-disable-next-line no-restricted-properties -- read from the sanitised document, not set
    html: body.innerHTML,
    headings: headings.filter(({ id, text }) => id !== '' && text !== ''),
    updatedOn: findLastDate(body),
    heldHosts,
  }
}

/**
 * Leaves a place, `<span data-host>`, for each picture of a host that may not be asked; its words stand there
 * meanwhile. In a link they stay in it, and the place, which will hold a button, comes after.
 */
function holdPictures(body: HTMLElement, allowed: readonly string[]): string[] {
  const held = new Set<string>()
  for (const picture of body.querySelectorAll('img')) {
    const host = namedHost(picture.getAttribute('src') ?? '')
    if (host === undefined || allowed.includes(host)) continue
    held.add(host)
    const place = body.ownerDocument.createElement('span')
    place.dataset['host'] = host
    const link = picture.closest('a')
    if (link === null) {
      place.textContent = picture.alt
      picture.replaceWith(place)
    } else {
      picture.replaceWith(picture.alt || host)
      link.after(place)
    }
  }
  return [...held]
}

function getHeadingLevel(heading: Element): number {
  return Number(heading.tagName.slice(1))
}

/** Ids from the words of headings, prefixed so that none takes the name of something of the page's. */
export function createIdGenerator(prefix: string) {
  const usedIds = new Set<string>()
  return (text: string): string => {
    const baseId = [prefix, slugify(text)].filter((part) => part !== '').join('-')
    let id = baseId
    for (let copy = 2; usedIds.has(id); copy += 1) id = `${baseId}-${copy}`
    usedIds.add(id)
    return id
  }
}

function findLastDate(body: HTMLElement): string | undefined {
  const day = [...body.querySelectorAll('time')].at(-1)?.dateTime
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}
