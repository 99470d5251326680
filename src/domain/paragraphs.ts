import { decodeEntities, escapeHtml } from './html.ts'

/**
 * A summary is HTML (spec 3) but is edited as plain text: paragraphs become `<p>`. HTML with other elements is edited
 * as HTML.
 */
const plainParagraphsPattern = /^\s*(?:<p>[^<]*<\/p>\s*)+$/

/** Whether the HTML is plain paragraphs, or text without elements. */
function isPlainParagraphs(html: string): boolean {
  return plainParagraphsPattern.test(html) || !html.includes('<')
}

/** The plain text to edit. */
export function htmlToParagraphs(html: string): string {
  if (!isPlainParagraphs(html)) return html
  if (!html.includes('<')) return decodeEntities(html)
  return Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text = '']) =>
    decodeEntities(text),
  ).join('\n\n')
}

/** The HTML of an edited text. An unchanged text gives the original HTML, byte for byte. */
export function paragraphsToHtml(text: string, originalHtml: string): string {
  if (text === htmlToParagraphs(originalHtml)) return originalHtml
  if (!isPlainParagraphs(originalHtml)) return text
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/[&<>]/g, escapeHtml))
    .filter((paragraph) => paragraph !== '')
  const isSingleLine = !originalHtml.includes('<') && paragraphs.length < 2
  return isSingleLine
    ? (paragraphs[0] ?? '')
    : paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
}
