/**
 * A summary is HTML (spec 3) and is typed as plain text: paragraphs stand for `<p>`. HTML that holds more
 * than plain paragraphs is typed as it is.
 */
const plainParagraphs = /^\s*(?:<p>[^<]*<\/p>\s*)+$/

const entities: readonly [character: string, entity: string][] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]

/** Whether it is plain paragraphs, or a text without any element. */
export function isPlain(html: string): boolean {
  return plainParagraphs.test(html) || !html.includes('<')
}

/** What is typed for this HTML. */
export function typedParagraphs(html: string): string {
  if (!isPlain(html)) return html
  if (!html.includes('<')) return unescaped(html)
  return Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text = '']) => unescaped(text)).join(
    '\n\n',
  )
}

/** The HTML for what was typed. Where nothing changed it is the HTML from before, to the byte. */
export function paragraphsHtml(typed: string, before: string): string {
  if (typed === typedParagraphs(before)) return before
  if (!isPlain(before)) return typed
  const paragraphs = typed
    .split(/\n\s*\n/)
    .map((paragraph) => escaped(paragraph.trim()))
    .filter((paragraph) => paragraph !== '')
  const isBare = !before.includes('<') && paragraphs.length < 2
  return isBare
    ? (paragraphs[0] ?? '')
    : paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
}

function escaped(text: string): string {
  return entities.reduce((html, [character, entity]) => html.replaceAll(character, entity), text)
}

function unescaped(html: string): string {
  const text = html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
  return entities.reduceRight(
    (rest, [character, entity]) => rest.replaceAll(entity, character),
    text,
  )
}
