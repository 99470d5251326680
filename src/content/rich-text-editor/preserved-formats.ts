import Quill from 'quill'
import Inline from 'quill/blots/inline.js'
import Image from 'quill/formats/image.js'

import { getPictureHost } from '../safe-urls.ts'

/**
 * Formats without a button that content may contain: headings, quotations, nested lists, small print, dated sources.
 * Quill would drop unregistered formats at the first edit.
 */
export const preservedFormats = [
  'header',
  'blockquote',
  'indent',
  'strike',
  'script',
  'code',
  'small',
  'time',
  'abbr',
]

/** The hosts that images may load from. */
let pictureHosts: readonly string[] = []

/**
 * An image whose URL stays in `data-picture` without consent; it is saved like any other. The request sends no referrer
 * (sanitise.ts).
 */
class HeldPicture extends Image {
  static override create(url: string): Element {
    const isHeld = mustWait(url)
    // Setting the URL starts the request.
    const element = isHeld ? document.createElement('img') : super.create(url)
    element.setAttribute('referrerpolicy', 'no-referrer')
    if (isHeld) element.setAttribute('data-picture', url)
    return element
  }
  /** Quill removes an empty alt, which decorative images need. */
  override format(name: string, value: string): void {
    if (name === 'alt') this.domNode.alt = value || ''
    else super.format(name, value)
  }
  static override value(element: HTMLElement): string | null {
    return element.dataset['picture'] ?? element.getAttribute('src')
  }
  /** Quill's content. */
  html(): string {
    const picture = inertDocument.importNode(this.domNode, true)
    show(picture)
    return picture.outerHTML
  }
}

/** Inert: it starts no requests. */
const inertDocument = document.implementation.createHTMLDocument()

function mustWait(url: string): boolean {
  const host = getPictureHost(url)
  return host !== undefined && !pictureHosts.includes(host)
}

function show(picture: HTMLElement): void {
  const url = picture.dataset['picture']
  if (url === undefined) return
  delete picture.dataset['picture']
  picture.setAttribute('src', url)
}

/**
 * Shows the pictures of these hosts, and holds those of others back from now on.
 *
 * @returns the hosts whose pictures wait
 */
export function showPictures(editor: HTMLElement, hosts: readonly string[]): string[] {
  pictureHosts = hosts
  const waiting = new Set<string>()
  for (const picture of editor.querySelectorAll<HTMLElement>('[data-picture]')) {
    const url = picture.dataset['picture'] ?? ''
    if (mustWait(url)) waiting.add(getPictureHost(url) ?? '')
    else show(picture)
  }
  return [...waiting]
}

/** An inline element that Quill does not know, with at most one attribute. */
function registerInlineFormat(name: string, attribute?: string): void {
  class InlineFormat extends Inline {
    static override blotName = name
    static override tagName = name
    static override create(value?: unknown): HTMLElement {
      const element = super.create(value)
      if (attribute !== undefined && typeof value === 'string') {
        element.setAttribute(attribute, value)
      }
      return element
    }
    static override formats(element: HTMLElement): string | true {
      return attribute === undefined ? true : (element.getAttribute(attribute) ?? true)
    }
  }
  Quill.register(`formats/${name}`, InlineFormat)
}

registerInlineFormat('small')
registerInlineFormat('time', 'datetime')
registerInlineFormat('abbr', 'title')
Quill.register('formats/image', HeldPicture, true)
// From the inside out: small print contains a date, not vice versa.
Inline.order.unshift('time', 'abbr')
Inline.order.push('small')
