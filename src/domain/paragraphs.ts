/**
 * A summary is HTML (spec 3) and is typed as plain text: paragraphs stand for `<p>`. HTML that holds more
 * than plain paragraphs is typed as it is.
 */
const plainParagraphsPattern = /^\s*(?:<p>[^<]*<\/p>\s*)+$/

const entities: readonly [character: string, entity: string][] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]

/** Whether it is plain paragraphs, or a text without any element. */
export function isPlainParagraphs(html: string): boolean {
  return plainParagraphsPattern.test(html) || !html.includes('<')
}

/** What is typed for this HTML. */
export function htmlToParagraphs(html: string): string {
  if (!isPlainParagraphs(html)) return html
  if (!html.includes('<')) return unescapeEntities(html)
  return Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text = '']) =>
    unescapeEntities(text),
  ).join('\n\n')
}

/** The HTML for what was typed. Where nothing changed it is the HTML from before, to the byte. */
export function paragraphsToHtml(text: string, originalHtml: string): string {
  if (text === htmlToParagraphs(originalHtml)) return originalHtml
  if (!isPlainParagraphs(originalHtml)) return text
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => escapeEntities(paragraph.trim()))
    .filter((paragraph) => paragraph !== '')
  const isSingleLine = !originalHtml.includes('<') && paragraphs.length < 2
  return isSingleLine
    ? (paragraphs[0] ?? '')
    : paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
}

function escapeEntities(text: string): string {
  return entities.reduce((html, [character, entity]) => html.replaceAll(character, entity), text)
}

function unescapeEntities(html: string): string {
  const text = html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
  return entities.reduceRight(
    (rest, [character, entity]) => rest.replaceAll(entity, character),
    text,
  )
}
