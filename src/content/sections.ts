import { htmlToText } from './html-to-text.ts'

/** A part of a text under a heading. */
export interface TextSection {
  /** Its place in the text, from 0. */
  readonly place: number
  readonly heading: string
  /** Without the heading; untrusted like the whole. */
  readonly html: string
}

/**
 * Splits an administrator's HTML at its headings. The parts are as untrusted as the whole: each is sanitised where it is
 * rendered, which also closes an element that the split left open.
 */
export function splitSections(html: string | null | undefined): {
  readonly introduction: string
  readonly sections: readonly TextSection[]
} {
  const parts = (html ?? '').split(/(?=<h[1-6][\s>])/i)
  const introduction = /^<h[1-6]/i.test(parts[0] ?? '') ? '' : (parts.shift() ?? '')
  return { introduction, sections: parts.map((part, place) => ({ place, ...toSection(part) })) }
}

function toSection(part: string): Omit<TextSection, 'place'> {
  const [whole = '', , heading = ''] = /^<h([1-6])\b[^>]*>(.*?)<\/h\1\s*>/is.exec(part) ?? []
  // Tags apart, because the prerenderer, which has no parser here, must read the same heading.
  return { heading: htmlToText(heading.replaceAll(/<[^>]*>/g, '')), html: part.slice(whole.length) }
}

/** Whether a section can stand in a cell of a table: a few sentences, no list, table or picture. */
export function isShort({ html }: Pick<TextSection, 'html'>): boolean {
  return html.length <= 400 && !/<(?:ul|ol|table|img|blockquote|pre)\b/i.test(html)
}
