import { slugOf } from '#domain/slug.ts'

import { namedHost, sanitise } from './sanitise.ts'

/** A heading of a text and the anchor that leads to it. */
export interface TextHeading {
  readonly id: string
  readonly text: string
  /** 1 for the text's highest headings, 2 for those under them. */
  readonly depth: number
}

export interface PreparedText {
  readonly html: string
  /** Empty unless anchors were asked for. */
  readonly headings: readonly TextHeading[]
  /** The last day that the text names for machines (`<time datetime>`): when it was brought up to date. */
  readonly updated: string | undefined
  /** The hosts whose pictures were held back. */
  readonly heldHosts: readonly string[]
}

export interface TextOptions {
  /** The level that the content's highest heading takes, one below the heading over it. */
  topHeading: 2 | 3 | 4
  /** Newlines are line breaks: an article's content (spec 3). */
  breakLines: boolean
  /** What the ids of the headings begin with; without it the headings have none. */
  anchors?: string | undefined
  /** The hosts that may be asked for pictures; a picture of any other is held back. */
  pictureHosts?: readonly string[] | undefined
}

/** Foreign HTML made safe and fitted into its page. Needs a browser; without one it gives an empty text. */
export function prepareText(
  html: string,
  { topHeading, breakLines, anchors, pictureHosts = [] }: TextOptions,
): PreparedText {
  // Before sanitising, never after: what is shown is exactly what was sanitised.
  const safe = sanitise(breakLines ? html.replaceAll('\n', '<br>') : html)
  return safe === '' ? nothing : fitIntoPage(safe, topHeading, anchors, pictureHosts)
}

export const nothing: PreparedText = { html: '', headings: [], updated: undefined, heldHosts: [] }

/**
 * Works on the sanitised text as a document of its own, never on its characters: an attribute that
 * holds `<h2` stays an attribute. No element comes in; those that are here keep what they were
 * allowed, and headings gain an id and a place for focus.
 */
function fitIntoPage(
  safe: string,
  top: number,
  anchors: string | undefined,
  pictureHosts: readonly string[],
): PreparedText {
  const { body } = new DOMParser().parseFromString(safe, 'text/html')
  const found = [...body.querySelectorAll('h2, h3, h4, h5, h6')]
  const highest = Math.min(...found.map(levelOf))
  const newId = anchors === undefined ? undefined : uniqueIds(anchors)

  const headings = found.map((heading): TextHeading => {
    const depth = levelOf(heading) - highest + 1
    const text = heading.textContent.trim()
    const moved = body.ownerDocument.createElement(`h${Math.min(6, top + depth - 1)}`)
    for (const { name, value } of heading.attributes) moved.setAttribute(name, value)
    moved.append(...heading.childNodes)
    heading.replaceWith(moved)

    const id = newId?.(text) ?? ''
    if (id !== '') moved.id = id
    if (id !== '') moved.tabIndex = -1
    return { id, text, depth }
  })
  // After the headings were read: their anchors stay the same when a picture in one of them is shown.
  const heldHosts = holdPictures(body, pictureHosts)
  return {
    // oxlint-disable-next-line no-restricted-properties -- read from the sanitised document, not set
    html: body.innerHTML,
    headings: headings.filter(({ id, text }) => id !== '' && text !== ''),
    updated: lastDayOf(body),
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

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1))
}

/** Ids from the words of headings, prefixed so that none takes the name of something of the page's. */
export function uniqueIds(prefix: string) {
  const given = new Set<string>()
  return (text: string): string => {
    const wanted = [prefix, slugOf(text)].filter((part) => part !== '').join('-')
    let id = wanted
    for (let copy = 2; given.has(id); copy += 1) id = `${wanted}-${copy}`
    given.add(id)
    return id
  }
}

function lastDayOf(body: HTMLElement): string | undefined {
  const day = [...body.querySelectorAll('time')].at(-1)?.dateTime
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}
