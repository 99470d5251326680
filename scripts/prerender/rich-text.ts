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
 * What `content/prepare.ts` makes of foreign HTML, without a browser. It knows far less HTML than a
 * browser and repairs nothing: text that it does not read with certainty as a browser would (an unknown
 * element or entity, a tag left open) is refused, and the page then leaves that text to the client.
 *
 * What it gives is safe by construction: it is written anew from the elements and attributes listed
 * here, everything else escaped. In the client DOMPurify's result takes its place if it differs.
 *
 * @returns undefined when the text is refused
 */
export function prepareWithoutBrowser(
  html: string,
  { topHeadingLevel, breakLines, anchorPrefix }: PrepareHtmlOptions,
): PreparedHtml | undefined {
  if (html === '') return emptyHtml
  const nodes = read(breakLines ? html.replaceAll('\n', '<br>') : html)
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
/** Elements in which a browser closes a paragraph, or moves a block, by rules that are not repeated here. */
const holdsPhrasingOnly = /^(?:p|h[2-6])$/
const keptAttributes = new Set('href src alt title lang dir datetime start width height'.split(' '))

const token =
  /<!--|<(?<close>\/?)(?<name>[a-zA-Z][a-zA-Z0-9]*)(?<rest>(?:\s+[a-zA-Z-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*\/?>|(?<text>[^<]+)|</g
const attribute = /(?<name>[a-zA-Z-]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?/g

function read(html: string): Node[] | undefined {
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
    if (!mayStandIn(name, open)) return undefined
    const attributes = readAttributes(rest)
    if (attributes === undefined) return undefined
    const element: Element = { name, attributes: safeAttributes(name, attributes), children: [] }
    // A picture from nowhere is dropped, as in the client.
    if (name !== 'img' || element.attributes.some(([key]) => key === 'src')) {
      parent.children.push(element)
    }
    if (!empty.has(name)) open.push(element)
  }
  return open.length === 1 ? root.children : undefined
}

function mayStandIn(name: string, open: readonly Element[]): boolean {
  const parent = open.at(-1)?.name ?? ''
  if (!phrasing.has(name) && !blocks.has(name)) return false
  if (blocks.has(name) && (holdsPhrasingOnly.test(parent) || phrasing.has(parent))) return false
  if (name === 'a' && open.some((element) => element.name === 'a')) return false
  return parents[name]?.includes(parent) ?? true
}

function readAttributes(written: string): [string, string][] | undefined {
  const found = new Map<string, string>()
  for (const { groups = {} } of written.matchAll(attribute)) {
    const name = (groups['name'] ?? '').toLowerCase()
    const value = decode(groups['double'] ?? groups['single'] ?? '')
    if (value === undefined) return undefined
    if (!found.has(name)) found.set(name, value)
  }
  return [...found]
}

/** The attributes that sanitise.ts leaves, and those that it adds, in its order. */
function safeAttributes(element: string, given: [string, string][]): [string, string][] {
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

/** Text with its entities read; undefined with one that is not in the list above. */
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
  const found = [...elementsOf(nodes)]
  const titles = found.filter(({ name }) => /^h[2-6]$/.test(name))
  const highest = Math.min(...titles.map(levelOf))
  const newId = anchors === undefined ? undefined : createIdGenerator(anchors)
  const headings = titles.map((heading): TextHeading => {
    const depth = levelOf(heading) - highest + 1
    const text = textOf(heading.children).trim()
    heading.name = `h${Math.min(6, top + depth - 1)}`
    const id = newId?.(text) ?? ''
    if (id !== '') heading.attributes.push(['id', id], ['tabindex', '-1'])
    return { id, text, depth }
  })
  const held: string[] = []
  const shown = holdPictures(nodes, held)
  const day = found
    .findLast(({ name }) => name === 'time')
    ?.attributes.find(([name]) => name === 'datetime')?.[1]
  return {
    html: shown.map(write).join(''),
    headings: headings.filter(({ id, text }) => id !== '' && text !== ''),
    updatedOn: day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined,
    heldHosts: [...new Set(held)],
  }
}

/** Leaves a place for each picture of a named host, as `content/prepare.ts` does: a page that is built asks nobody. */
function holdPictures(nodes: readonly Node[], held: string[], inLink = false): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node]
    const host = heldHost(node)
    if (host !== undefined) {
      held.push(host)
      return [inLink ? altOf(node) || host : placeOf(host, altOf(node))]
    }
    const before = held.length
    const isLink = node.name === 'a'
    const whole = { ...node, children: holdPictures(node.children, held, inLink || isLink) }
    const ofLink = isLink ? held.slice(before).toReversed() : []
    return [whole, ...ofLink.map((one) => placeOf(one, ''))]
  })
}

function placeOf(host: string, words: string): Element {
  return { name: 'span', attributes: [['data-host', host]], children: words === '' ? [] : [words] }
}

function heldHost({ name, attributes }: Element): string | undefined {
  if (name !== 'img') return undefined
  return namedHost(attributes.find(([key]) => key === 'src')?.[1] ?? '')
}

function altOf({ attributes }: Element): string {
  return attributes.find(([key]) => key === 'alt')?.[1] ?? ''
}

function* elementsOf(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* elementsOf(node.children)
  }
}

function levelOf({ name }: Element): number {
  return Number(name.slice(1))
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}

function write(node: Node): string {
  if (typeof node === 'string') return escapeHtml(node)
  const attributes = node.attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const start = `<${node.name}${attributes.join('')}>`
  return empty.has(node.name)
    ? start
    : `${start}${node.children.map(write).join('')}</${node.name}>`
}
