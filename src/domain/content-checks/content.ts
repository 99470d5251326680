import { decodeEntities, markupPattern } from '../html.ts'

/** A link of a text. */
export interface ContentLink {
  readonly href: string
  readonly text: string
  /** Whether a picture with an alternative names it. */
  readonly hasNamedPicture: boolean
}

/** A picture of a text. Its alternative is undefined if it has none; empty, the picture is decorative. */
export interface ContentPicture {
  readonly src: string
  readonly alternative: string | undefined
}

/** What stands on its own: a heading, a paragraph, the item of a list, the cell of a table. */
export interface ContentBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'cell'
  /** Of a heading, 1 to 6; else 0. */
  readonly level: number
  readonly text: string
  /** Whether all of its text is bold. */
  readonly isBold: boolean
}

/** HTML as the checks see it, in the order of the text. */
export interface Content {
  readonly blocks: readonly ContentBlock[]
  readonly links: readonly ContentLink[]
  readonly pictures: readonly ContentPicture[]
  readonly tables: readonly { readonly hasHeader: boolean }[]
}

type Writable<Part> = { -readonly [Name in keyof Part]: Part[Name] }

const blockKinds: Readonly<Record<string, ContentBlock['kind']>> = {
  p: 'paragraph',
  div: 'paragraph',
  blockquote: 'paragraph',
  pre: 'paragraph',
  figcaption: 'paragraph',
  caption: 'paragraph',
  dt: 'paragraph',
  dd: 'item',
  li: 'item',
  td: 'cell',
  th: 'cell',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'])),
}
/** Elements that end a block without beginning one. */
const separators = new Set(['ul', 'ol', 'dl', 'table', 'tr', 'hr', 'figure', 'thead', 'tbody'])

/**
 * Reads HTML for the checks, without a browser, so that they run in a page, a worker and a test. It is not sanitised: what
 * it gives is compared and quoted, never rendered as HTML.
 */
export function parseContent(html: string): Content {
  const reader = new ContentReader()
  let end = 0
  for (const { 0: tag, index } of html.matchAll(markupPattern)) {
    reader.readText(html.slice(end, index))
    end = index + tag.length
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(tag) ?? []
    if (slash === '/') reader.close(name.toLowerCase())
    else if (name !== '') reader.open(name.toLowerCase(), tag)
  }
  reader.readText(html.slice(end))
  return reader.finish()
}

class ContentReader {
  readonly #blocks: ContentBlock[] = []
  readonly #links: Writable<ContentLink>[] = []
  readonly #pictures: ContentPicture[] = []
  readonly #tables: Writable<Content['tables'][number]>[] = []
  readonly #openTables: Writable<Content['tables'][number]>[] = []
  #block: Pick<ContentBlock, 'kind' | 'level'> & { text: string; plain: string } = newBlock('p')
  #boldDepth = 0
  #link: Writable<ContentLink> | undefined

  readText(html: string): void {
    if (html === '') return
    const text = decodeText(html)
    this.#block.text += text
    if (this.#boldDepth === 0) this.#block.plain += text
    if (this.#link !== undefined) this.#link.text += text
  }

  open(name: string, tag: string): void {
    if (name in blockKinds) {
      this.#endBlock()
      this.#block = newBlock(name)
      if (name === 'th') for (const table of this.#openTables.slice(-1)) table.hasHeader = true
    } else if (separators.has(name)) this.#endBlock()
    if (name === 'table') {
      const table = { hasHeader: false }
      this.#tables.push(table)
      this.#openTables.push(table)
    }
    if (name === 'strong' || name === 'b') this.#boldDepth += 1
    if (name === 'br') this.#block.text += '\n'
    if (name === 'a') this.#openLink(tag)
    if (name === 'img') this.#addPicture(tag)
  }

  close(name: string): void {
    if (name in blockKinds || separators.has(name)) this.#endBlock()
    if (name === 'table') this.#openTables.pop()
    if (name === 'strong' || name === 'b') this.#boldDepth = Math.max(0, this.#boldDepth - 1)
    if (name === 'a') this.#link = undefined
  }

  finish(): Content {
    this.#endBlock()
    return {
      blocks: this.#blocks,
      links: this.#links,
      pictures: this.#pictures,
      tables: this.#tables,
    }
  }

  #openLink(tag: string): void {
    const href = readAttribute(tag, 'href')
    if (href === undefined) return
    this.#link = { href, text: '', hasNamedPicture: false }
    this.#links.push(this.#link)
  }

  #addPicture(tag: string): void {
    const alternative = readAttribute(tag, 'alt')
    this.#pictures.push({ src: readAttribute(tag, 'src') ?? '', alternative })
    if (this.#link !== undefined && alternative?.trim()) this.#link.hasNamedPicture = true
  }

  #endBlock(): void {
    const { kind, level, text, plain } = this.#block
    const isBold = plain.trim() === '' && text.trim() !== ''
    // An empty heading is heard; an empty paragraph is only space.
    if (kind === 'heading' || text.trim() !== '') this.#blocks.push({ kind, level, text, isBold })
    this.#block = newBlock('p')
  }
}

function newBlock(name: string) {
  const kind = blockKinds[name] ?? 'paragraph'
  return { kind, level: kind === 'heading' ? Number(name.slice(1)) : 0, text: '', plain: '' }
}

function readAttribute(tag: string, name: string): string | undefined {
  const pattern = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))`, 'i')
  const match = pattern.exec(tag)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === undefined ? undefined : decodeText(value)
}

/** Numbered entities are how some editors write no-break spaces and apostrophes. */
function decodeText(html: string): string {
  if (!html.includes('&')) return html
  const numbered = html.replaceAll(
    /&#(?:x([\da-f]{1,6})|(\d{1,7}));/giu,
    (entity, hex, decimal) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
    },
  )
  return decodeEntities(
    numbered.replaceAll(
      /&(?:laquo|raquo|rsquo|lsquo|hellip);/gu,
      (entity) => named[entity] ?? entity,
    ),
  )
}

const named: Readonly<Record<string, string>> = {
  '&laquo;': '«',
  '&raquo;': '»',
  '&rsquo;': '’',
  '&lsquo;': '‘',
  '&hellip;': '…',
}

/** The text of the blocks, one a line: where words are looked for. */
export function toCheckedText({ blocks }: Pick<Content, 'blocks'>): string {
  return blocks.map(({ text }) => text).join('\n')
}
