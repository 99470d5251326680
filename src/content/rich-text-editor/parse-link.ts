const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/**
 * The address that somebody typed, complete: 'www.exemple.be' gets its https, 'nom@exemple.be' its mailto.
 * Undefined for any protocol but http, https, mailto, tel and sms (spec 5), and for no address at all.
 */
export function parseLink(input: string): string | undefined {
  const text = input.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  // An address without its protocol: '//www.exemple.be'.
  const typedAddress = /^\/\/[^/]/.test(text) ? text.slice(2) : text
  // A colon after letters alone names a protocol; one before digits a port.
  const isComplete =
    /^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(typedAddress) || /^(?:tel|sms):/i.test(typedAddress)
  const url = isComplete ? typedAddress : `https://${typedAddress}`
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname } = new URL(url)
  if (!protocols.has(protocol)) return undefined
  if (!protocol.startsWith('http')) return url
  // Any other number of slashes: the URL parser repairs it, a page resolves it as a path of its own.
  if (!/^https?:\/\/[^/\\]/i.test(url)) return undefined
  return isComplete || hostname.includes('.') ? url : undefined
}
