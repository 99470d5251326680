const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/**
 * Completes a typed URL: 'www.exemple.be' gets https, 'nom@exemple.be' gets mailto. Undefined for an invalid URL or
 * other protocols than http, https, mailto, tel and sms (spec 5).
 */
export function parseLink(input: string): string | undefined {
  const text = input.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  // A protocol-relative URL: '//www.exemple.be'.
  const typedAddress = /^\/\/[^/]/.test(text) ? text.slice(2) : text
  // A colon after letters is a protocol; one before digits a port.
  const isComplete =
    /^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(typedAddress) || /^(?:tel|sms):/i.test(typedAddress)
  const url = isComplete ? typedAddress : `https://${typedAddress}`
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname } = new URL(url)
  if (!protocols.has(protocol)) return undefined
  if (!protocol.startsWith('http')) return url
  // Other numbers of slashes: the URL parser fixes them, a page resolves them as a path.
  if (!/^https?:\/\/[^/\\]/i.test(url)) return undefined
  return isComplete || hostname.includes('.') ? url : undefined
}
