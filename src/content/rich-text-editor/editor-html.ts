import { Delta } from 'quill'
import type Quill from 'quill'

import { neutraliseAttributes } from '../neutralise-attributes.ts'
import { parseSanitised, sanitise } from '../sanitise.ts'
import { findBlocks, type EditorLine, type LoadedBlock } from './loaded-blocks.ts'
import { parsePastedHtml } from './pasted-html.ts'
import type { MarkedPlace } from './paste-watch.ts'
import { lossAttribute, type PastedLoss } from './pasted-revisions.ts'

/**
 * What goes into Quill and what comes out. Quill reads HTML into lines with formats, and writes HTML of its own: it knows
 * one kind of space, no attribute of a paragraph and no line break inside one. So the text is loaded in blocks, and a block
 * whose lines are still as they were is written as it was. Quill writes the others.
 */
export function createEditorHtml(
  quill: Quill,
  /** Called with what a paste loses, and where, counted from its start. */
  onPasteLosses: (losses: readonly PastedLoss[], places: readonly MarkedPlace[]) => void,
) {
  let loaded: { html: string; contents: string; blocks: readonly LoadedBlock[] } = {
    html: '',
    contents: '',
    blocks: [],
  }
  const convert = quill.clipboard.convert.bind(quill.clipboard)
  /** Reads HTML with all its spaces. */
  const read = (container: HTMLElement) => {
    hideSpaces(container)
    // oxlint-disable-next-line no-restricted-properties -- read, not set
    return showSpaces(convert({ html: container.innerHTML }))
  }
  // Not the end of the line: Quill keeps a last one that has attributes, as an empty paragraph.
  quill.clipboard.addMatcher(`[${lossAttribute}]`, (_, delta) =>
    delta.compose(new Delta().retain(delta.length() - 1, { [lossAttribute]: true })),
  )
  quill.clipboard.convert = ({ html = '', text = '' }, formats) => {
    if (html === '') return convert({ text }, formats)
    const { body, losses } = parsePastedHtml(html)
    const marked = read(body)
    if (losses.length > 0) onPasteLosses(losses, findMarked(marked))
    return marked.compose(new Delta().retain(marked.length(), { [lossAttribute]: null }))
  }

  const getContents = () => JSON.stringify(quill.getContents().ops)

  return {
    /** Replaces the content; not an edit. */
    load(html: string): void {
      const blocks = splitBlocks(html).map((block) => ({
        html: block.html,
        contents: readLines(block.nodes, read),
      }))
      const contents = blocks.reduce((all, block) => all.concat(block.contents), new Delta())
      quill.setContents(contents, 'silent')
      loaded = {
        html,
        contents: getContents(),
        blocks: assignLines(blocks, listLines(quill.getContents())),
      }
    },
    /** The content; the string that was loaded if all edits are undone. */
    get(): string {
      if (getContents() === loaded.contents) return loaded.html
      return writeLines(quill, listLines(quill.getContents()), loaded.blocks)
    },
  }
}

/** The lines where something was lost. */
function findMarked(delta: Delta): MarkedPlace[] {
  const places: MarkedPlace[] = []
  let index = 0
  delta.eachLine((line) => {
    const length = line.length() + 1
    const isMarked = line.ops.some((op) => op.attributes?.[lossAttribute] === true)
    const last = places.at(-1)
    if (isMarked && last !== undefined && last.index + last.length === index) {
      places[places.length - 1] = { index: last.index, length: last.length + length }
    } else if (isMarked) places.push({ index, length })
    index += length
  })
  return places
}

const blockNames = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre ul ol dl table figure hr'.toUpperCase().split(' '),
)

/** The top level of the HTML. Text and inline elements between two blocks are one block. */
function splitBlocks(html: string): { nodes: Node[]; html: string }[] {
  const blocks: Node[][] = []
  let isInline = false
  for (const node of findSource(html).childNodes) {
    const isBlock = blockNames.has(node.nodeName)
    const isSpace = node.nodeType === Node.TEXT_NODE && !/\S/.test(node.nodeValue ?? '')
    const last = blocks.at(-1)
    if (last !== undefined && isInline && !isBlock) last.push(node)
    else blocks.push([node])
    isInline = !isBlock && (isInline || !isSpace)
  }
  const hasEntities = html.includes('&nbsp;') && !html.includes('\u00a0')
  return blocks.map((nodes) => {
    // oxlint-disable-next-line no-restricted-properties -- read, not set
    const text = toContainer(nodes).innerHTML
    return { nodes, html: hasEntities ? text : text.replaceAll('&nbsp;', '\u00a0') }
  })
}

/** The HTML itself if the sanitiser has nothing to remove; else what it leaves. */
function findSource(html: string): HTMLElement {
  const safe = parseSanitised(html)
  const { body } = new DOMParser().parseFromString(neutraliseAttributes(html), 'text/html')
  return withoutAdded(body).isEqualNode(withoutAdded(safe)) ? body : safe
}

/** Without what the sanitiser adds, which changes neither text nor format. */
function withoutAdded(body: HTMLElement): Node {
  const copy = toContainer(body.childNodes)
  for (const element of copy.querySelectorAll('a, img')) {
    for (const name of ['rel', 'loading', 'referrerpolicy']) element.removeAttribute(name)
    if (element.getAttribute('alt') === '') element.removeAttribute('alt')
  }
  return copy
}

/** Inert: it starts no requests. */
const inertDocument = document.implementation.createHTMLDocument()

function toContainer(nodes: Iterable<Node>): HTMLElement {
  const container = inertDocument.createElement('div')
  container.append(...Array.from(nodes, (node) => inertDocument.importNode(node, true)))
  return container
}

/** The lines of a block. What Quill cannot hold, such as a rule, has none. */
function readLines(nodes: Iterable<Node>, read: (container: HTMLElement) => Delta): Delta {
  const container = toContainer(nodes)
  breakLines(container)
  // Quill drops the end of the last line, unless another one follows.
  const end = inertDocument.createElement('p')
  end.append('.')
  container.append(end)
  const delta = read(container)
  const lines = delta.slice(0, delta.length() - 1)
  const last = lines.ops.at(-1)?.insert
  const isEnded = last === undefined || (typeof last === 'string' && last.endsWith('\n'))
  return isEnded ? lines : lines.insert('\n')
}

/** Newlines inside a text become line breaks (spec 3), because Quill would make them spaces. */
function breakLines(root: Node): void {
  for (const text of listTexts(root)) {
    const [first = '', ...others] = text.data.split(/(?<=\S\s*)\r?\n(?=\s*\S)/)
    if (others.length === 0) continue
    text.replaceWith(first, ...others.flatMap((line) => [inertDocument.createElement('br'), line]))
  }
}

function listTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  return texts
}

/** What Quill makes a plain space: no-break and narrow spaces, those of other widths, and U+FEFF. */
const spaces =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
const spacePattern = new RegExp(`[${spaces}]`, 'g')
/** Stand for them while Quill reads: code points that are no characters, so that no text has them. */
const firstStandIn = 0xfdd0
const standInPattern = /[\ufdd0-\ufde2]/g

function hideSpaces(root: Node): void {
  for (const text of listTexts(root)) {
    if (text.data.search(spacePattern) < 0) continue
    text.data = text.data.replaceAll(spacePattern, (space) =>
      String.fromCharCode(firstStandIn + spaces.indexOf(space)),
    )
  }
}

function showSpaces(delta: Delta): Delta {
  return new Delta(
    delta.ops.map((op) =>
      typeof op.insert === 'string'
        ? { ...op, insert: op.insert.replaceAll(standInPattern, showSpace) }
        : op,
    ),
  )
}

function showSpace(standIn: string): string {
  return spaces[standIn.charCodeAt(0) - firstStandIn] ?? ''
}

function listLines(contents: Delta): EditorLine[] {
  const lines: EditorLine[] = []
  contents.eachLine((line, attributes) => {
    lines.push({
      key: JSON.stringify([line.ops, attributes]),
      length: line.length() + 1,
      isListItem: 'list' in attributes,
    })
  })
  return lines
}

/** Gives each block its lines, and what has none to the block that follows. */
function assignLines(
  blocks: readonly { readonly html: string; readonly contents: Delta }[],
  lines: readonly EditorLine[],
): LoadedBlock[] {
  const assigned: LoadedBlock[] = []
  let [start, before] = [0, '']
  for (const { html, contents } of blocks) {
    const end = start + listLines(contents).length
    if (end > start) assigned.push({ before, html, lines: lines.slice(start, end) })
    before = end > start ? '' : before + html
    start = end
  }
  const last = assigned.pop()
  // Otherwise Quill has made other lines of them together, and nothing is known of any.
  if (last === undefined || start !== lines.length) return []
  return [...assigned, { ...last, html: last.html + before }]
}

/** The lines as HTML: loaded blocks as they were, the others as Quill writes them. */
function writeLines(
  quill: Quill,
  lines: readonly EditorLine[],
  blocks: readonly LoadedBlock[],
): string {
  const owners = findBlocks(lines, blocks)
  let html = ''
  /** The block that was written last. */
  let last = -1
  /** The lines that Quill writes next, in its characters. */
  let [start, end] = [0, 0]
  function writeOthers(next: number): void {
    if (end === start) return
    // In the place of loaded blocks: what was before them stays.
    if (next > last + 1) html += blocks[last + 1]?.before ?? ''
    html += fromQuillHtml(quill.getSemanticHTML(start, end - start))
  }
  for (const [index, { length }] of lines.entries()) {
    const owner = owners[index]
    if (owner !== undefined) {
      if (owner !== last) {
        writeOthers(owner)
        html += `${blocks[owner]?.before}${blocks[owner]?.html}`
        last = owner
      }
      start = end + length
    }
    end += length
  }
  if (start === end) return html
  writeOthers(blocks.length)
  // Pasting leaves invisible empty lines at the end.
  return html.replace(/(?:<p>\s*(?:<br>)?<\/p>)+$/, '')
}

/**
 * Quill writes every space as `&nbsp;` (#4509) and a no-break space raw, except in attributes. Its output is sanitised
 * like any HTML.
 */
function fromQuillHtml(html: string): string {
  const text = html
    .replaceAll(/<[a-z](?:"[^"]*"|[^"<>])*>/gi, (tag) => tag.replaceAll('&nbsp;', '\u00a0'))
    .replaceAll('&nbsp;', ' ')
  return sanitise(text).replaceAll('&nbsp;', '\u00a0')
}
