import { neutraliseAttributes } from '../neutralise-attributes.ts'

/**
 * Pasted HTML with neutral attributes and without the `<b style="font-weight: normal">` that Google Docs wraps around a
 * selection.
 */
export function cleanPastedHtml(html: string): string {
  return neutraliseAttributes(html).replaceAll(
    /<b(?=\s[^<>]*font-weight:\s*(?:normal|400))(?=[^<>]*>)/gi,
    '<span',
  )
}

/**
 * Replaces no-break spaces until Quill has read the HTML, because Quill turns them into spaces; from the private use
 * area, so that no text contains it.
 */
export const noBreakPlaceholder = '\uE0A0'

/** Keeps the no-break spaces of French punctuation in pasted HTML; others are layout. */
export function protectFrenchSpaces(html: string): string {
  return html
    .replaceAll(/(?:\u00a0|\u202f|&nbsp;|&#160;)(?=[:;?!»])/g, noBreakPlaceholder)
    .replaceAll(/(?<=«)(?:\u00a0|\u202f|&nbsp;|&#160;)/g, noBreakPlaceholder)
}

/** Keeps all no-break spaces of loaded content. */
export function protectNoBreakSpaces(html: string): string {
  return html.replaceAll(/\u00a0|&nbsp;|&#160;/g, noBreakPlaceholder)
}

/** The supported formats in a style attribute. */
export function parseStyleMarks(
  style: string,
): Partial<Record<'bold' | 'italic' | 'underline', true>> {
  return {
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? { bold: true } : {}),
    ...(/font-style:\s*(?:italic|oblique)/i.test(style) ? { italic: true } : {}),
    ...(/text-decoration(?:-line)?:[^;]*underline/i.test(style) ? { underline: true } : {}),
  }
}
