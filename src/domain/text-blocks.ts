import { toTelUrl } from './organisation.ts'

/** A block of plain text: a paragraph or a list. A line, or an item, is the unit in which plain text is translated. */
export interface TextBlock {
  readonly kind: 'paragraph' | 'list'
  readonly lines: readonly string[]
}

const listItemPattern = /^\s*[–—•*-]\s+/u

/** Splits plain text into blocks: blank lines separate paragraphs, lines that start with a dash form a list. */
export function parseTextBlocks(text: string): TextBlock[] {
  return text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/u)
    .flatMap((paragraph) => toTextBlocks(paragraph.split(/\r?\n/u)))
}

function toTextBlocks(lines: readonly string[]): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const kind = listItemPattern.test(line) ? 'list' : 'paragraph'
    const words = line.replace(listItemPattern, '').trim()
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
  }
  return blocks
}

/** A piece of text; `href` where it is a link. */
interface LinkSegment {
  readonly text: string
  readonly href?: string
}

const urlPattern = String.raw`https:\/\/[^\s<>"«»]*[\w\/]`
const emailPattern = String.raw`[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`
/** With a country code. */
const phonePattern = String.raw`\+\d(?:[ \u00A0.\-]?\d){6,14}`
const linkPattern = new RegExp(`(${urlPattern}|${emailPattern}|${phonePattern})`, 'u')

/** Splits plain text into text and links: URLs, e-mail addresses, phone numbers. Joined, the segments give the text. */
export function splitLinks(text: string): LinkSegment[] {
  return text
    .split(linkPattern)
    .map((part, index) => (index % 2 === 0 ? { text: part } : { text: part, href: toHref(part) }))
    .filter((segment) => segment.text !== '')
}

function toHref(part: string): string {
  if (part.startsWith('https:')) return part
  return part.includes('@') ? `mailto:${part}` : toTelUrl(part)
}
