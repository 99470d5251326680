const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/**
 * The address that somebody typed, complete: 'www.exemple.be' gets its https, 'nom@exemple.be' its mailto.
 * Undefined for any protocol but http, https, mailto, tel and sms (spec 5), and for no address at all.
 */
export function typedLink(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  // A colon after letters alone names a protocol; one before digits a port.
  const isComplete = /^[a-z][a-z\d+.-]*:(?!\d+(?:\/|$))/i.test(text) || /^(?:tel|sms):/i.test(text)
  const address = isComplete ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  if (!protocols.has(protocol)) return undefined
  return protocol.startsWith('http') && !isComplete && !hostname.includes('.') ? undefined : address
}
