import { compareWords } from '#domain/versions/compare-blocks.ts'

import { blockTags } from './html-to-text.ts'
import { parseSanitised } from './sanitise.ts'

/**
 * Untrusted HTML with the words of a text, sanitised. The text has a line for each block, as `htmlToText` writes them. Where a
 * line is the same, its block is; elsewhere only the words that differ are written, so that links and formatting stay. Returns
 * undefined if the text has more or fewer lines than the HTML: nothing says then which of them became which.
 */
export function editWords(html: string, text: string): string | undefined {
  const body = parseSanitised(html)
  const lines = listLines(body)
  const wanted = text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
  if (lines.length !== wanted.length) return undefined
  for (const [index, nodes] of lines.entries()) editLine(nodes, wanted[index] ?? '')
  // A link whose words are all gone leads from nowhere.
  for (const element of body.querySelectorAll('a, strong, em, u, s, b, i, span')) {
    if (element.textContent === '' && element.children.length === 0) element.remove()
  }
  // oxlint-disable-next-line no-restricted-properties -- read, not set
  const edited = body.innerHTML
  // The browser writes every no-break space as an entity; the rest of the record stays as it was.
  return html.includes('&nbsp;') ? edited : edited.replaceAll('&nbsp;', '\u00a0')
}

/** The text nodes of each block that has words. White space is written as it is seen. */
function listLines(body: HTMLElement): Text[][] {
  const lines: Text[][] = [[]]
  function visit(node: Node): void {
    if (node instanceof Text) lines.at(-1)?.push(node)
    const isBlock = blockTags.has(node.nodeName.toLowerCase())
    if (isBlock) lines.push([])
    for (const child of node.childNodes) visit(child)
    if (isBlock) lines.push([])
  }
  visit(body)
  const written = lines.filter((nodes) => nodes.some(({ data }) => data.trim() !== ''))
  for (const nodes of written) collapseSpaces(nodes)
  return written
}

function collapseSpaces(nodes: readonly Text[]): void {
  let isAfterSpace = true
  for (const node of nodes) {
    const collapsed = node.data.replaceAll(/[ \t\r\n]+/g, ' ')
    node.data = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed
    if (node.data !== '') isAfterSpace = node.data.endsWith(' ')
  }
  const last = nodes.findLast(({ data }) => data !== '')
  if (last !== undefined) last.data = last.data.replace(/ $/, '')
}

/** Writes the words that differ into the text nodes of a line. */
function editLine(nodes: readonly Text[], wanted: string): void {
  const line = nodes.map(({ data }) => data).join('')
  // An export has no narrow spaces.
  const exported = line.replaceAll('\u202f', ' ')
  let position = 0
  let removedAt: { readonly node: Text; readonly offset: number } | undefined
  for (const { kind, text } of compareWords(exported, wanted)) {
    if (kind === 'removed') {
      removedAt = removeText(nodes, position, text.length)
      continue
    }
    if (kind === 'added') {
      const { node, offset } = removedAt ?? findPlace(nodes, position)
      node.insertData(offset, text)
    }
    position += text.length
    removedAt = undefined
  }
}

/** Removes characters and returns where the first one was. */
function removeText(nodes: readonly Text[], position: number, length: number) {
  let start = 0
  let rest = length
  let first: { readonly node: Text; readonly offset: number } | undefined
  for (const node of nodes) {
    const offset = Math.max(0, position - start)
    start += node.length
    const count = Math.min(rest, node.length - offset)
    if (count <= 0) continue
    first ??= { node, offset }
    node.deleteData(offset, count)
    rest -= count
  }
  return first
}

/** Where new words go: between two nodes, into the one with less formatting. */
function findPlace(nodes: readonly Text[], position: number) {
  let start = 0
  const places = nodes.flatMap((node) => {
    const offset = position - start
    start += node.length
    return offset >= 0 && offset <= node.length ? [{ node, offset }] : []
  })
  const [place] = places.toSorted((a, b) => getDepth(a.node) - getDepth(b.node))
  if (place === undefined) throw new RangeError(`No text at ${position}.`)
  return place
}

function getDepth(node: Node): number {
  let depth = 0
  for (let parent = node.parentNode; parent !== null; parent = parent.parentNode) depth += 1
  return depth
}
