/**
 * Foreign HTML before anything parses it. Chromium applies the page's policy to documents that are only
 * parsed: each `style` and `on…` attribute and each style sheet is reported as a violation, and styles read
 * as empty. Under other names they are silent, and bold pasted from a word processor can still be read. What
 * is dangerous is not dealt with here: that is the sanitiser's. Takes time in proportion to the length,
 * whatever is written.
 */
export function neutraliseAttributes(html: string): string {
  return stripStyleSheets(html).replaceAll(/<[a-z][^<>]*/gi, (tag) =>
    tag.replaceAll(attributePattern, (found: string) =>
      /^["']/.test(found) ? found : `data-${found}`,
    ),
  )
}

/** A quoted value, which stays as it is, or the name of an attribute. */
const attributePattern = /"[^"]*"|'[^']*'|(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi

/** Up to its end tag, or all that follows, as a parser reads it. */
function stripStyleSheets(html: string): string {
  const [before = '', ...sheets] = html.split(/<style(?=[\s/>])/i)
  const after = sheets.map((sheet) => {
    const end = /<\/style[^>]*>/i.exec(sheet)
    return end === null ? '' : sheet.slice(end.index + end[0].length)
  })
  return before + after.join('')
}
