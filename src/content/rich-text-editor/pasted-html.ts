import { neutraliseAttributes } from '../neutralise-attributes.ts'

/** Pasted HTML, quiet and without what Google Docs wraps a whole selection in: a <b> that says it is none. */
export function cleanPastedHtml(html: string): string {
  return neutraliseAttributes(html).replaceAll(
    /<b(?=\s[^<>]*font-weight:\s*(?:normal|400))(?=[^<>]*>)/gi,
    '<span',
  )
}

/**
 * Stands for a no-break space until Quill has read the HTML, since Quill makes plain spaces of them; of the
 * private use area, so that no text holds it.
 */
export const noBreakPlaceholder = '\uE0A0'

/** Of pasted HTML the no-break spaces of French punctuation are kept; others only held a layout together. */
export function protectFrenchSpaces(html: string): string {
  return html
    .replaceAll(/(?:\u00a0|\u202f|&nbsp;|&#160;)(?=[:;?!»])/g, noBreakPlaceholder)
    .replaceAll(/(?<=«)(?:\u00a0|\u202f|&nbsp;|&#160;)/g, noBreakPlaceholder)
}

/** Of content that is loaded all are kept. */
export function protectNoBreakSpaces(html: string): string {
  return html.replaceAll(/\u00a0|&nbsp;|&#160;/g, noBreakPlaceholder)
}

/** What a style attribute says of a text, among what the editor knows. */
export function parseStyleMarks(
  style: string,
): Partial<Record<'bold' | 'italic' | 'underline', true>> {
  return {
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? { bold: true } : {}),
    ...(/font-style:\s*(?:italic|oblique)/i.test(style) ? { italic: true } : {}),
    ...(/text-decoration(?:-line)?:[^;]*underline/i.test(style) ? { underline: true } : {}),
  }
}
