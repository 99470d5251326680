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
        rule.style.setProperty('font-display', 'swap')
    }
  }
}
