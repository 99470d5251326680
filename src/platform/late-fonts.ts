/**
 * Shows the fonts that came after the first paint. `font-display: optional` keeps them back, because lines would break
 * elsewhere and the page would move; another page starts with them.
 */
export function showLateFonts(): void {
  for (const sheet of document.styleSheets) {
    // An extension's sheet cannot be read.
    if (sheet.href !== null && !sheet.href.startsWith(window.location.origin)) continue
    for (const rule of sheet.cssRules) {
      if (
        rule instanceof CSSFontFaceRule &&
        rule.style.getPropertyValue('font-display') === 'optional'
      )
        setFontDisplay(rule, 'swap')
    }
  }
}

/** Firefox cannot change it, and shows such a font from the next document on. */
function setFontDisplay({ style }: CSSFontFaceRule, value: string): void {
  try {
    style.setProperty('font-display', value)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotSupportedError') throw error
  }
}
