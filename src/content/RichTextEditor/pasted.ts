/**
 * Foreign HTML before anything parses it. Chromium applies the page's policy to documents that are only
 * parsed: each `style` and `on…` attribute is reported as a violation, and styles read as empty. Under other
 * names they are silent, and bold pasted from a word processor can still be read. What is
 * dangerous is not dealt with here: that is the sanitiser's.
 */
export function quietHtml(html: string): string {
  return html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => {
      const quiet = tag.replaceAll(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2')
      // Google Docs wraps a whole selection in a <b> that says it is none.
      return /^<b\b[^>]*font-weight:\s*(?:normal|400)/i.test(quiet)
        ? quiet.replace(/^<b/i, '<span')
        : quiet
    })
}

/**
 * Stands for a no-break space until Quill has read the HTML, since Quill makes plain spaces of them; of the
 * private use area, so that no text holds it.
 */
export const noBreakMark = '\uE0A0'

/** Of pasted HTML the no-break spaces of French punctuation are kept; others only held a layout together. */
export function markFrenchSpaces(html: string): string {
  return html
    .replaceAll(/(?:\u00a0|\u202f|&nbsp;|&#160;)(?=[:;?!»])/g, noBreakMark)
    .replaceAll(/(?<=«)(?:\u00a0|\u202f|&nbsp;|&#160;)/g, noBreakMark)
}

/** Of content that is loaded all are kept. */
export function markSpaces(html: string): string {
  return html.replaceAll(/\u00a0|&nbsp;|&#160;/g, noBreakMark)
}

/** What a style attribute says of a text, among what the editor knows. */
export function marksOfStyle(
  style: string,
): Partial<Record<'bold' | 'italic' | 'underline', true>> {
  return {
    ...(/font-weight:\s*(?:bold|[6-9]00)/i.test(style) ? { bold: true } : {}),
    ...(/font-style:\s*(?:italic|oblique)/i.test(style) ? { italic: true } : {}),
    ...(/text-decoration(?:-line)?:[^;]*underline/i.test(style) ? { underline: true } : {}),
  }
}
