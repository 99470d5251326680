import { toTelUrl } from './organisation.ts'

/** A part of a plain text: a paragraph of lines, or a list. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const listItemPattern = /^\s*[–—•*-]\s+/u

/** A plain text in blocks: blank lines part paragraphs, lines that begin with a dash are a list. */
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
  return blocks.map(({ kind, lines: words }) =>
    kind === 'list' ? { kind, items: words } : { kind, lines: words },
  )
}

/** A piece of text; `href` where it is a link. */
export interface LinkSegment {
  readonly text: string
  readonly href?: string
}

const urlPattern = String.raw`https:\/\/[^\s<>"«»]*[\w\/]`
const emailPattern = String.raw`[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`
/** With the code of a country, as it is dialled from anywhere. */
const phonePattern = String.raw`\+\d(?:[ \u00A0.\-]?\d){6,14}`
const linkPattern = new RegExp(`(${urlPattern}|${emailPattern}|${phonePattern})`, 'u')

/** A plain text with its web and mail addresses and telephone numbers told apart; joined, the segments are the text. */
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
