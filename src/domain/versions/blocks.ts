/** What a text consists of, as the comparison of two versions sees it. */

export type BlockKind =
  | 'paragraph'
  | 'heading'
  | 'item'
  | 'cell'
  | 'quote'
  | 'preformatted'
  | 'picture'

/** A link of a block. */
export interface BlockLink {
  readonly text: string
  readonly href: string
}

/** A paragraph, a heading, an item, a cell or a picture. */
export interface Block {
  readonly kind: BlockKind
  /** Its words; the alternative text of a picture. */
  readonly text: string
  /** The level of a heading, the kind of a list, and the inline elements with the words they hold. */
  readonly format: string
  readonly links: readonly BlockLink[]
  /** The URL of a picture. */
  readonly source?: string
}

const kinds: Readonly<Record<string, BlockKind>> = {
  P: 'paragraph',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  H5: 'heading',
  H6: 'heading',
  LI: 'item',
  DT: 'item',
  DD: 'item',
  TD: 'cell',
  TH: 'cell',
  CAPTION: 'paragraph',
  FIGCAPTION: 'paragraph',
  BLOCKQUOTE: 'quote',
  PRE: 'preformatted',
}
/** Elements that end a block and have no words of their own. */
const containers = new Set('DIV UL OL DL TABLE THEAD TBODY TFOOT TR FIGURE HR SECTION'.split(' '))

/** Whether two blocks say the same in the same way. */
export function isSameBlock(a: Block, b: Block): boolean {
  return (
    a.kind === b.kind &&
    a.text === b.text &&
    a.format === b.format &&
    a.source === b.source &&
    isSameList(a.links, b.links, (one, other) => one.text === other.text && one.href === other.href)
  )
}

/** Whether two texts have the same blocks. */
export function areSameBlocks(a: readonly Block[], b: readonly Block[]): boolean {
  return isSameList(a, b, isSameBlock)
}

function isSameList<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]
      return other !== undefined && isSame(one, other)
    })
  )
}

/** The blocks of a plain text: its lines. */
export function readTextBlocks(text: string): Block[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', text: line, format: '', links: [] }))
}

/** The blocks of sanitised HTML, which must be parsed: an element that is in no page. */
export function readHtmlBlocks(root: Node): Block[] {
  const reader = new BlockReader()
  reader.readChildren(root, { kind: 'paragraph', format: '', inline: '' })
  reader.end()
  return reader.blocks
}

interface Place {
  readonly kind: BlockKind
  /** What the format of the block is, apart from its inline elements. */
  readonly format: string
  /** The inline elements around the words. */
  readonly inline: string
}

interface Run {
  readonly inline: string
  text: string
}

/** Reads the blocks of a tree of nodes in their order. */
class BlockReader {
  readonly blocks: Block[] = []
  #place: Place | undefined
  #runs: Run[] = []
  #links: { text: string; href: string }[] = []

  readChildren(parent: Node, place: Place): void {
    for (const child of parent.childNodes) {
      if (isElement(child)) this.#readElement(child, place)
      else if (child.nodeType === 3) this.#addText(child.nodeValue ?? '', place)
    }
  }

  #readElement(element: Element, place: Place): void {
    const { tagName } = element
    const kind = kinds[tagName]
    if (kind !== undefined || containers.has(tagName)) {
      this.end()
      this.readChildren(element, enter(element, place, kind))
      this.end()
    } else if (tagName === 'BR') this.#addText('\n', place, true)
    else if (tagName === 'IMG') this.#addPicture(element)
    else if (tagName === 'A') this.#readLink(element, place)
    else this.readChildren(element, { ...place, inline: addInline(place.inline, tagName) })
  }

  #readLink(element: Element, place: Place): void {
    const href = element.getAttribute('href')
    // Opens the block, so that what the link holds is what comes after it.
    this.#open(place)
    const before = this.#getText().length
    this.readChildren(element, { ...place, inline: addInline(place.inline, 'A') })
    if (href === null) return
    this.#links.push({ text: this.#getText().slice(before).trim(), href })
  }

  #addPicture(element: Element): void {
    this.end()
    this.blocks.push({
      kind: 'picture',
      text: element.getAttribute('alt') ?? '',
      format: '',
      links: [],
      source: element.getAttribute('src') ?? '',
    })
  }

  #addText(text: string, place: Place, isBreak = false): void {
    const isKept = isBreak || place.kind === 'preformatted'
    const words = isKept ? text : text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    // White space between two blocks is no block.
    if (this.#place === undefined && words.trim() === '') return
    this.#open(place)
    const last = this.#runs.at(-1)
    if (last?.inline === place.inline) last.text += words
    else this.#runs.push({ inline: place.inline, text: words })
  }

  #open(place: Place): void {
    this.#place ??= place
  }

  #getText(): string {
    return this.#runs.map(({ text }) => text).join('')
  }

  end(): void {
    const place = this.#place
    const text = this.#getText()
      .replaceAll(/ *\n */g, '\n')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
    if (place !== undefined && text !== '') {
      const inline = this.#runs
        .filter((run) => run.inline !== '' && run.text.trim() !== '')
        .map((run) => `${run.inline}(${run.text.trim()})`)
      const format = [place.format, ...inline].filter((part) => part !== '').join(' ')
      this.blocks.push({ kind: place.kind, text, format, links: this.#links })
    }
    this.#place = undefined
    this.#runs = []
    this.#links = []
  }
}

function enter(element: Element, place: Place, kind: BlockKind | undefined): Place {
  const { tagName } = element
  if (kind === undefined) {
    return tagName === 'UL' || tagName === 'OL'
      ? { ...place, format: `${place.format}${tagName}>` }
      : place
  }
  // A paragraph in an item, a cell or a quotation is that.
  if (kind === 'paragraph' && place.kind !== 'paragraph') return place
  return { kind, inline: '', format: kind === 'item' ? place.format : tagName }
}

/** Elements that look alike count as one. */
const aliases: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' }

function addInline(inline: string, tagName: string): string {
  if (tagName === 'SPAN') return inline
  const name = aliases[tagName] ?? tagName
  const names = new Set([...inline.split('+').filter((part) => part !== ''), name])
  return [...names].toSorted().join('+')
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
