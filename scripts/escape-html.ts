/** Text as HTML writes it, the way that a browser writes it. Also valid in XML for text without no-break spaces. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** The value of an attribute between double quotes. */
export function escapeAttribute(value: string): string {
  return escapeHtml(value).replaceAll('"', '&quot;')
}
