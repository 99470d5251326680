import { sanitise } from '../sanitise.ts'

/** Elements that the editor can show and give back, with or without a button for them. */
const editableTags = new Set(
  'p br strong b em i u s sub sup small code time abbr ul ol li a img blockquote h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)
/** Elements whose loss nobody sees: their content stays. */
const transparentTags = new Set(['div', 'span', 'section', 'article', 'tbody', 'thead', 'tfoot'])

/** What is lost when content is edited, in the groups that the notice names. */
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
 * What the editor would lose of this content (Quill flattens what it has no format for). What visitors
 * never see, because it is not allowed, is no loss.
 */
export function findUnsupportedContent(html: string): UnsupportedKind[] {
  const names = Array.from(sanitise(html).matchAll(/<([a-z]\w*)/g), ([, name = '']) => name)
  const lost = names
    .filter((name) => !editableTags.has(name) && !transparentTags.has(name))
    .map((name) => unsupportedKindByTag[name] ?? 'other')
  return [...new Set(lost)]
}

/** Content as Quill is given it: a newline inside a text is a line break (spec 3), which it would make a space. */
export function toEditorHtml(html: string): string {
  return html.replaceAll(/(?<!>\s*)\r?\n(?!\s*<)/g, '<br>')
}

/**
 * Content as it is saved. Quill writes every space as `&nbsp;` (#4509) and a typed no-break space raw, so
 * the entity becomes a space before anything parses it; its export is not trusted and is sanitised.
 */
export function fromEditorHtml(semanticHtml: string): string {
  const html = sanitise(semanticHtml.replaceAll('&nbsp;', ' ')).replaceAll('&nbsp;', '\u00a0')
  // Empty lines at the end are left behind by a paste, and nobody sees them.
  return html.replace(/(?:<p>\s*(?:<br>)?<\/p>)+$/, '')
}
