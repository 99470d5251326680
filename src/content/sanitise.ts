import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'

import { neutraliseAttributes } from './neutralise-attributes.ts'

/** Every element and attribute that foreign HTML may keep; all else is dropped, its text kept. */
const purifyConfig: Config = {
  ALLOWED_TAGS: splitWords(`
    p br hr h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd
    table caption thead tbody tfoot tr th td figure figcaption
    strong b em i u s sub sup small span mark code abbr time a img
  `),
  ALLOWED_ATTR: splitWords(
    'href src alt title lang dir datetime start colspan rowspan scope width height',
  ),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

function splitWords(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** What a relative address is relative to; without a browser some site, as only its protocol then counts. */
function getBaseUrl(): string {
  return typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI
}

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** The address if a link may lead there: http, https, mailto, tel, sms (spec 5), or a place on this site. */
export function toSafeHref(href: string, baseUrl = getBaseUrl()): string | undefined {
  if (!URL.canParse(href, baseUrl)) return undefined
  return linkProtocols.has(new URL(href, baseUrl).protocol) ? href : undefined
}

/** The address if a picture may come from there: https, this site, or an image as a data URL. */
export function toSafeImageSrc(src: string, baseUrl = getBaseUrl()): string | undefined {
  if (/^data:image\/(?:png|jpeg|webp|gif);base64,/i.test(src)) return src
  if (!URL.canParse(src, baseUrl)) return undefined
  const url = new URL(src, baseUrl)
  const isSameOrigin = url.origin === new URL(baseUrl).origin && url.protocol.startsWith('http')
  return isSameOrigin || url.protocol === 'https:' ? src : undefined
}

/**
 * The host that a picture would be asked of, where its address names one; undefined for a place on this site or a
 * data URL. Told from the address alone, so that a prerendered page and the client say the same.
 */
export function namedHost(address: string): string | undefined {
  const page = 'https://site.invalid'
  if (!URL.canParse(address, page)) return undefined
  const { origin, host } = new URL(address, page)
  return origin === page || host === '' ? undefined : host
}

let purifier: DOMPurify | undefined

/**
 * Foreign HTML without anything that acts: no script, handler, form, frame, style, id or class; links
 * and pictures of allowed addresses only. Needs a browser; without one it gives an empty text.
 */
export function sanitise(html: string): string {
  if (typeof window === 'undefined') return ''
  purifier ??= createPurifier()
  let safe = purifier.sanitize(neutraliseAttributes(html), purifyConfig)
  // What is taken out of HTML can let what remains be read otherwise: `<a><select><a>`. So again, until it stands.
  for (let round = 1; round < maxPasses; round += 1) {
    const again = purifier.sanitize(safe, purifyConfig)
    if (again === safe) return safe
    safe = again
  }
  // Nothing honest needs so many.
  return ''
}

const maxPasses = 6

function createPurifier(): DOMPurify {
  const created = createDOMPurify(window)
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('href')) {
      const address = toSafeHref(element.getAttribute('href') ?? '')
      if (address === undefined) element.removeAttribute('href')
      else element.setAttribute('rel', 'noreferrer')
    }
    if (element.tagName === 'IMG') {
      // Without words for it, a picture is decoration; listeners would hear its address otherwise.
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
      const source = element.getAttribute('src') ?? ''
      if (source === '' || toSafeImageSrc(source) === undefined) element.remove()
      else element.setAttribute('loading', 'lazy')
      // Whoever keeps a picture learns that it was asked for, not on which page.
      element.setAttribute('referrerpolicy', 'no-referrer')
    }
  })
  return created
}
