const allowedElements = new Set(
  `p br hr h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd table caption thead tbody tfoot tr th td figure
   figcaption strong b em i u s sub sup small span mark code abbr time a img section div`.split(
    /\s+/,
  ),
)
const allowedAttributes = new Set(
  `href src alt title lang dir datetime start colspan rowspan scope width height rel loading
   referrerpolicy`.split(/\s+/),
)
const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])

/** Describes everything in rendered HTML that could be active. */
export function findUnsafeRemains(root: Element): string[] {
  return [...root.querySelectorAll(':scope *')].flatMap((element) => {
    // An offer of ours to show a picture: no foreign element has that attribute.
    if (element.closest('[data-host] > *') !== null) return []
    const name = element.localName
    const isAnchor = /^h[2-6]$/.test(name) && /^section(?:-|$)/.test(element.id)
    const attributes = Array.from(element.attributes, (attribute) => attribute.name)
      .filter(
        (attribute) =>
          !allowedAttributes.has(attribute) &&
          !(attribute === 'class' && name === 'div') &&
          !(attribute === 'data-host' && name === 'span') &&
          !(['id', 'tabindex'].includes(attribute) && isAnchor) &&
          // An element cannot lose it, so DOMPurify empties it; it names no element then.
          !(attribute === 'is' && element.getAttribute('is') === ''),
      )
      .map((attribute) => `${name}[${attribute}]`)
    return [
      ...(allowedElements.has(name) ? [] : [`<${name}>`]),
      ...attributes,
      ...(isSafeLink(element) ? [] : [`${name} leads to ${element.getAttribute('href')}`]),
      ...(isSafeImage(element) ? [] : [`${name} loads ${element.getAttribute('src')}`]),
    ]
  })
}

/** By the URL as the browser parses it, not as it is written. */
function isSafeLink(element: Element): boolean {
  return (
    !(element instanceof HTMLAnchorElement) ||
    !element.hasAttribute('href') ||
    allowedProtocols.has(element.protocol)
  )
}

function isSafeImage(element: Element): boolean {
  if (!(element instanceof HTMLImageElement)) return true
  const { protocol, origin, hostname } = new URL(element.src, document.baseURI)
  if (protocol === 'data:') return /^data:image\/(?:png|jpeg|webp|gif);base64,/i.test(element.src)
  return origin === location.origin || (protocol === 'https:' && hostname !== 'hostile.invalid')
}
