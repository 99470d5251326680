import { sanitise } from '../sanitise.ts'

/** Elements that the editor preserves, with or without a button. */
const editableTags = new Set(
  'p br strong b em i u s sub sup small code time abbr ul ol li a img blockquote h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)
/** Elements whose loss is invisible: their content stays. */
const transparentTags = new Set(['div', 'span', 'section', 'article', 'tbody', 'thead', 'tfoot'])

/** What editing would lose, in the groups of the notice. */
export type UnsupportedKind = 'table' | 'figure' | 'definitions' | 'rule' | 'code' | 'other'

const unsupportedKindByTag: Readonly<Record<string, UnsupportedKind>> = {
  table: 'table',
  caption: 'table',
  tr: 'table',
  td: 'table',
  th: 'table',
  figure: 'figure',
  figcaption: 'figure',
  dl: 'definitions',
  dt: 'definitions',
  dd: 'definitions',
  hr: 'rule',
  pre: 'code',
}

/**
 * What the editor would lose of this content: Quill drops unknown formats. Disallowed elements don't count, since
 * visitors never see them.
 */
export function findUnsupportedContent(html: string): UnsupportedKind[] {
  const names = Array.from(sanitise(html).matchAll(/<([a-z]\w*)/g), ([, name = '']) => name)
  const lost = names
    .filter((name) => !editableTags.has(name) && !transparentTags.has(name))
    .map((name) => unsupportedKindByTag[name] ?? 'other')
  return [...new Set(lost)]
}
