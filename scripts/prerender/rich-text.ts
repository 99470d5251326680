import { namedHost, toSafeImageSrc, toSafeHref } from '../../src/content/sanitise.ts'
import {
  emptyHtml,
  createIdGenerator,
  type PreparedHtml,
  type TextHeading,
  type PrepareHtmlOptions,
} from '../../src/content/prepare-html.ts'
import { escapeAttribute, escapeHtml } from '../escape-html.ts'

/**
 * Does what `content/prepare-html.ts` does, without a browser. It parses a small subset of HTML and repairs nothing. It
 * refuses HTML that a browser might parse differently (an unknown element or entity, an open tag), and the page leaves
 * that text to the client.
 *
 * The result is safe by construction: it is serialised from allowed elements and attributes, and everything else is
 * escaped. In the client, DOMPurify's result replaces it if it differs.
 *
 * @returns undefined if the HTML is refused
 */
export function prepareWithoutBrowser(
  html: string,
  { topHeadingLevel, breakLines, anchorPrefix }: PrepareHtmlOptions,
): PreparedHtml | undefined {
  if (html === '') return emptyHtml
  const nodes = parse(breakLines ? html.replaceAll('\n', '<br>') : html)
  if (nodes === undefined) return undefined
  return fitIntoPage(nodes, topHeadingLevel, anchorPrefix)
}

interface Element {
  name: string
  readonly attributes: [name: string, value: string][]
  readonly children: Node[]
}
type Node = string | Element

const phrasing = new Set(
  'strong b em i u s sub sup small span mark code abbr time a img br'.split(' '),
)
const blocks = new Set(
  'p h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd figure figcaption hr'.split(' '),
)
const empty = new Set(['br', 'hr', 'img'])
const parents: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
}
/** Elements in which a browser closes a paragraph or moves a block. Those rules are not implemented here. */
const holdsPhrasingOnly = /^(?:p|h[2-6])$/
const keptAttributes = new Set('href src alt title lang dir datetime start width height'.split(' '))

const token =
  /<!--|<(?<close>\/?)(?<name>[a-zA-Z][a-zA-Z0-9]*)(?<rest>(?:\s+[a-zA-Z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>|(?<text>[^<]+)|</g
const attribute = /(?<name>[a-zA-Z-]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?/g

function parse(html: string): Node[] | undefined {
  const root: Element = { name: '', attributes: [], children: [] }
  const open = [root]
  for (const { groups = {} } of html.matchAll(token)) {
    const parent = open.at(-1)
    if (parent === undefined) return undefined
    const { close, name: written, rest = '', text } = groups
    if (text !== undefined) {
      const decoded = decode(text)
      if (decoded === undefined) return undefined
      parent.children.push(decoded)
      continue
    }
    if (written === undefined) return undefined
    const name = written.toLowerCase()
    if (close === '/') {
      if (open.length === 1 || parent.name !== name) return undefined
      open.pop()
      continue
    }
    if (!isAllowedIn(name, open)) return undefined
    const attributes = readAttributes(rest)
    if (attributes === undefined) return undefined
    const element: Element = { name, attributes: toSafeAttributes(name, attributes), children: [] }
    // An image without a source is dropped, as in the client.
    if (name !== 'img' || element.attributes.some(([key]) => key === 'src')) {
      parent.children.push(element)
    }
    if (!empty.has(name)) open.push(element)
  }
  return open.length === 1 ? root.children : undefined
}

function isAllowedIn(name: string, open: readonly Element[]): boolean {
  const parent = open.at(-1)?.name ?? ''
  if (!phrasing.has(name) && !blocks.has(name)) return false
  if (blocks.has(name) && (holdsPhrasingOnly.test(parent) || phrasing.has(parent))) return false
  if (name === 'a' && open.some((element) => element.name === 'a')) return false
  return parents[name]?.includes(parent) ?? true
}

function readAttributes(written: string): [string, string][] | undefined {
  const attributes = new Map<string, string>()
  for (const { groups = {} } of written.matchAll(attribute)) {
    const name = (groups['name'] ?? '').toLowerCase()
    const value = decode(groups['double'] ?? groups['single'] ?? '')
    if (value === undefined) return undefined
    if (!attributes.has(name)) attributes.set(name, value)
  }
  return [...attributes]
}

/** The attributes that sanitise.ts keeps and adds, in its order. */
function toSafeAttributes(element: string, given: [string, string][]): [string, string][] {
  const kept = given.filter(([name, value]) => {
    if (name === 'href') return element === 'a' && toSafeHref(value) !== undefined
    if (name === 'src') return element === 'img' && toSafeImageSrc(value) !== undefined
    return keptAttributes.has(name)
  })
  const has = (name: string) => kept.some(([key]) => key === name)
  if (has('href')) kept.push(['rel', 'noreferrer'])
  if (element === 'img' && !has('alt')) kept.push(['alt', ''])
  if (element === 'img') kept.push(['loading', 'lazy'], ['referrerpolicy', 'no-referrer'])
  return kept
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

/** Decodes entities; undefined if one is not in the list above. */
function decode(text: string): string | undefined {
  let isKnown = !/[\0\r]/.test(text)
  const decoded = text.replaceAll(
    /&(?:#(\d{2,6});|(#?\w+);?)?/g,
    (whole, code?: string, name?: string) => {
      if (code !== undefined && Number(code) >= 0xa0 && Number(code) < 0xd800) {
        return String.fromCodePoint(Number(code))
      }
      const character = name !== undefined && whole.endsWith(';') ? entities[name] : undefined
      if (character === undefined && whole !== '&') isKnown = false
      return character ?? whole
    },
  )
  return isKnown ? decoded : undefined
}

function fitIntoPage(nodes: Node[], top: number, anchors: string | undefined): PreparedHtml {
  const elements = [...walkElements(nodes)]
  const titles = elements.filter(({ name }) => /^h[2-6]$/.test(name))
  const highest = Math.min(...titles.map(getLevel))
  const newId = anchors === undefined ? undefined : createIdGenerator(anchors)
  const headings = titles.map((heading): TextHeading => {
    const depth = getLevel(heading) - highest + 1
    const text = getText(heading.children).trim()
    heading.name = `h${Math.min(6, top + depth - 1)}`
    const id = newId?.(text) ?? ''
    if (id !== '') heading.attributes.push(['id', id], ['tabindex', '-1'])
    return { id, text, depth }
  })
  const held: string[] = []
  const shown = holdPictures(nodes, held)
  const day = elements
    .findLast(({ name }) => name === 'time')
    ?.attributes.find(([name]) => name === 'datetime')?.[1]
  return {
    html: shown.map(serialise).join(''),
    headings: headings.filter(({ id, text }) => id !== '' && text !== ''),
    updatedOn: day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    heldHosts: [...new Set(held)],
  }
}

/** Replaces each image of another host by a placeholder, as `content/prepare-html.ts` does. */
function holdPictures(nodes: readonly Node[], held: string[], inLink = false): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node]
    const host = getHeldHost(node)
    if (host !== undefined) {
      held.push(host)
      return [inLink ? getAlt(node) || host : createPlaceholder(host, getAlt(node))]
    }
    const before = held.length
    const isLink = node.name === 'a'
    const whole = { ...node, children: holdPictures(node.children, held, inLink || isLink) }
    const ofLink = isLink ? held.slice(before).toReversed() : []
    return [whole, ...ofLink.map((linkHost) => createPlaceholder(linkHost, ''))]
  })
}

function createPlaceholder(host: string, text: string): Element {
  return { name: 'span', attributes: [['data-host', host]], children: text === '' ? [] : [text] }
}

function getHeldHost({ name, attributes }: Element): string | undefined {
  if (name !== 'img') return undefined
  return namedHost(attributes.find(([key]) => key === 'src')?.[1] ?? '')
}

function getAlt({ attributes }: Element): string {
  return attributes.find(([key]) => key === 'alt')?.[1] ?? ''
}

function* walkElements(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* walkElements(node.children)
  }
}

function getLevel({ name }: Element): number {
  return Number(name.slice(1))
}

function getText(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : getText(node.children))).join('')
}

function serialise(node: Node): string {
  if (typeof node === 'string') return escapeHtml(node)
  const attributes = node.attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const start = `<${node.name}${attributes.join('')}>`
  return empty.has(node.name)
    ? start
    : `${start}${node.children.map(serialise).join('')}</${node.name}>`
}
