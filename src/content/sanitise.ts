import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'

import { neutraliseAttributes } from './neutralise-attributes.ts'
import { isSafeHref, isSafeImageSrc } from './safe-urls.ts'

/** The elements and attributes that untrusted HTML may keep; of others only the text stays. */
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

type BrowserWindow = Window & typeof globalThis

let purifier: DOMPurify | undefined

/**
 * Sanitises untrusted HTML: no scripts, handlers, forms, frames, styles, ids or classes; only links and images with
 * allowed URLs. The prerenderer passes a window, always the same; without one the result is an empty string.
 */
export function sanitise(
  html: string,
  browserWindow: BrowserWindow | undefined = globalThis.window,
): string {
  if (browserWindow === undefined) return ''
  purifier ??= createPurifier(browserWindow)
  let safe = purifier.sanitize(neutraliseAttributes(html), purifyConfig)
  // Removing parts can change how the rest parses: `<a><select><a>`. Repeat until stable.
  for (let round = 1; round < maxPasses; round += 1) {
    const again = purifier.sanitize(safe, purifyConfig)
    if (again === safe) return safe
    safe = again
  }
  // Harmless content never needs so many passes.
  return ''
}

/** Sanitises untrusted HTML and parses it: the body of a document that runs and loads nothing. */
export function parseSanitised(html: string, browserWindow = globalThis.window): HTMLElement {
  const safe = sanitise(html, browserWindow)
  return new browserWindow.DOMParser().parseFromString(safe, 'text/html').body
}

const maxPasses = 6

function createPurifier(browserWindow: BrowserWindow): DOMPurify {
  const created = createDOMPurify(browserWindow)
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.hasAttribute('href')) {
      if (isSafeHref(element.getAttribute('href') ?? '')) element.setAttribute('rel', 'noreferrer')
      else element.removeAttribute('href')
    }
    if (element.tagName === 'IMG') {
      // Without alt text an image is decorative; otherwise screen readers would read its URL.
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
      const source = element.getAttribute('src') ?? ''
      if (source === '' || !isSafeImageSrc(source)) element.remove()
      else element.setAttribute('loading', 'lazy')
      // The host sees the request but not the page.
      element.setAttribute('referrerpolicy', 'no-referrer')
    }
  })
  return created
}
