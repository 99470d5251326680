/** Which URLs the content of records may use. Not in `sanitise.ts`, because pages that only show pictures need no DOMPurify. */

/** The base of relative URLs; without a browser any site, because only the protocol counts then. */
function getBaseUrl(): string {
  return typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI
}

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** Whether a link may use the URL: http, https, mailto, tel, sms (spec 5) or this site. */
export function isSafeHref(href: string): boolean {
  const baseUrl = getBaseUrl()
  return URL.canParse(href, baseUrl) && linkProtocols.has(new URL(href, baseUrl).protocol)
}

/** Whether an image may use the URL: https, this site or a data URL. */
export function isSafeImageSrc(src: string): boolean {
  if (/^data:image\/(?:png|jpeg|webp|gif);base64,/i.test(src)) return true
  const baseUrl = getBaseUrl()
  if (!URL.canParse(src, baseUrl)) return false
  const { origin, protocol } = new URL(src, baseUrl)
  const isSameOrigin = origin === new URL(baseUrl).origin && protocol.startsWith('http')
  return isSameOrigin || protocol === 'https:'
}

/**
 * The host in an image's URL; undefined for this site's paths and data URLs. It depends on the URL only, so that
 * prerendering and client agree.
 */
export function getPictureHost(url: string): string | undefined {
  const page = 'https://site.invalid'
  if (!URL.canParse(url, page)) return undefined
  const { origin, host } = new URL(url, page)
  return origin === page || host === '' ? undefined : host
}
