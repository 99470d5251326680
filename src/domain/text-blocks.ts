import { phoneAddress } from './organisation.ts'

/** A part of a plain text: a paragraph of lines, or a list. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const listItem = /^\s*[–—•*-]\s+/u

/** A plain text in blocks: blank lines part paragraphs, lines that begin with a dash are a list. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/u)
    .flatMap((paragraph) => blocksOf(paragraph.split(/\r?\n/u)))
}

function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; lines: string[] }[] = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const kind = listItem.test(line) ? 'list' : 'paragraph'
    const words = line.replace(listItem, '').trim()
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(words)
    else blocks.push({ kind, lines: [words] })
  }
  return blocks.map(({ kind, lines: words }) =>
    kind === 'list' ? { kind, items: words } : { kind, lines: words },
  )
}

/** A stretch of text; `address` where it is one that can be followed. */
export interface LinkSegment {
  readonly text: string
  readonly address?: string
}

const web = String.raw`https:\/\/[^\s<>"«»]*[\w\/]`
const mail = String.raw`[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`
/** With the code of a country, as it is dialled from anywhere. */
const phone = String.raw`\+\d(?:[ \u00A0.\-]?\d){6,14}`
const linked = new RegExp(`(${web}|${mail}|${phone})`, 'u')

/** A plain text with its web and mail addresses and telephone numbers told apart; joined, the segments are the text. */
export function linkSegments(text: string): LinkSegment[] {
  return text
    .split(linked)
    .map((part, index) =>
      index % 2 === 0 ? { text: part } : { text: part, address: addressOf(part) },
    )
    .filter((segment) => segment.text !== '')
}

function addressOf(part: string): string {
  if (part.startsWith('https:')) return part
  return part.includes('@') ? `mailto:${part}` : phoneAddress(part)
}
