/**
 * Renames `style` and `on…` attributes and style sheets before parsing. Chromium applies the page's CSP to parsed
 * documents too: it would report each as a violation and read styles as empty, while pasted bold must stay readable. It
 * is not a sanitiser. Runs in linear time.
 */
export function neutraliseAttributes(html: string): string {
  return stripStyleSheets(html).replaceAll(/<[a-z][^<>]*/gi, (tag) =>
    tag.replaceAll(attributePattern, (found: string) =>
      /^["']/.test(found) ? found : `data-${found}`,
    ),
  )
}

/** A quoted value, which stays unchanged, or an attribute's name. */
const attributePattern = /"[^"]*"|'[^']*'|(?<=[\s"'/])(?:style|on[a-z]+)(?=\s*=)/gi

/** Up to its end tag or the end of the text, as a parser reads it. */
function stripStyleSheets(html: string): string {
  const [before = '', ...sheets] = html.split(/<style(?=[\s/>])/i)
  const after = sheets.map((sheet) => {
    const end = /<\/style[^>]*>/i.exec(sheet)
    return end === null ? '' : sheet.slice(end.index + end[0].length)
  })
  return before + after.join('')
}
