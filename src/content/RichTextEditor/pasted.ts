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
