import Quill from 'quill'

import { namedHost } from '../sanitise.ts'

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

interface InlineBlot {
  domNode: HTMLElement
}
interface InlineStatics {
  new (): InlineBlot
  create: (value?: unknown) => HTMLElement
  /** The inline formats, innermost first. */
  order: string[]
}

interface PictureBlot {
  domNode: HTMLElement
  format(name: string, value: unknown): void
}
interface ImageBlotStatics {
  new (): PictureBlot
  create: (value?: unknown) => HTMLElement
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Quill's registry is untyped
const ImageBlot: ImageBlotStatics = Quill.import('formats/image') as ImageBlotStatics

/** The hosts that images may load from. */
let pictureHosts: readonly string[] = []

/**
 * An image whose URL stays in `data-picture` without consent; it is saved like any other. The request sends no referrer
 * (sanitise.ts).
 */
class HeldPicture extends ImageBlot {
  static override create(value?: unknown): HTMLElement {
    const isHeld = typeof value === 'string' && mustWait(value)
    // Setting the URL starts the request.
    const element = super.create(isHeld ? undefined : value)
    element.setAttribute('referrerpolicy', 'no-referrer')
    if (isHeld) element.dataset['picture'] = value
    return element
  }
  /** Quill removes an empty alt, which decorative images need. */
  override format(name: string, value: unknown): void {
    if (name === 'alt') this.domNode.setAttribute('alt', typeof value === 'string' ? value : '')
    else super.format(name, value)
  }
  static value(element: HTMLElement): string | null {
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

function mustWait(address: string): boolean {
  const host = namedHost(address)
  return host !== undefined && !pictureHosts.includes(host)
}

function show(picture: HTMLElement): void {
  const address = picture.dataset['picture']
  if (address === undefined) return
  delete picture.dataset['picture']
  picture.setAttribute('src', address)
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
    const address = picture.dataset['picture'] ?? ''
    if (mustWait(address)) waiting.add(namedHost(address) ?? '')
    else show(picture)
  }
  return [...waiting]
}

/** Registers formats for elements that Quill does not know. Safe to call again. */
export function registerPreservedFormats(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Quill's registry is untyped
  const Inline: InlineStatics = Quill.import('blots/inline') as InlineStatics

  // Small print contains a date, not vice versa.
  if (!Inline.order.includes('small')) {
    Inline.order.unshift('time', 'abbr')
    Inline.order.push('small')
  }

  /** An inline element with at most one attribute. */
  function createInlineFormat(blotName: string, tagName: string, attribute?: string) {
    return class extends Inline {
      static blotName = blotName
      static tagName = tagName
      static override create(value?: unknown): HTMLElement {
        const element = super.create(value)
        if (attribute !== undefined && typeof value === 'string') {
          element.setAttribute(attribute, value)
        }
        return element
      }
      static formats(element: HTMLElement): string | true {
        return attribute === undefined ? true : (element.getAttribute(attribute) ?? true)
      }
    }
  }
  for (const format of [
    createInlineFormat('small', 'SMALL'),
    createInlineFormat('time', 'TIME', 'datetime'),
    createInlineFormat('abbr', 'ABBR', 'title'),
  ]) {
    Quill.register(`formats/${format.blotName}`, format, true)
  }
  Quill.register('formats/image', HeldPicture, true)
}
