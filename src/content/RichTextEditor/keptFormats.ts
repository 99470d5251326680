import Quill from 'quill'

/**
 * What content may hold without a button for it: headings, quotations, nested lists, small print, dated
 * sources. Without a format Quill would flatten them at the first edit of anything else.
 */
export const keptFormats = [
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
  /** The names of inline formats, the innermost first. */
  order: string[]
}

interface PictureStatics {
  new (): object
  create: (value?: unknown) => HTMLElement
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Quill's registry is untyped
const Picture: PictureStatics = Quill.import('formats/image') as PictureStatics

/** Whoever keeps a picture learns that it was asked for, not on which page (sanitise.ts). */
class SilentPicture extends Picture {
  static override create(value?: unknown): HTMLElement {
    const element = super.create(value)
    element.setAttribute('referrerpolicy', 'no-referrer')
    return element
  }
}

/** Makes Quill know the elements that it has no format for. Registering again does no harm. */
export function registerKeptFormats(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Quill's registry is untyped
  const Inline: InlineStatics = Quill.import('blots/inline') as InlineStatics

  // Small print holds a date, not the other way round.
  if (!Inline.order.includes('small')) {
    Inline.order.unshift('time', 'abbr')
    Inline.order.push('small')
  }

  /** An inline element, with the value of one attribute where it has one. */
  function kept(blotName: string, tagName: string, attribute?: string) {
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
    kept('small', 'SMALL'),
    kept('time', 'TIME', 'datetime'),
    kept('abbr', 'ABBR', 'title'),
  ]) {
    Quill.register(`formats/${format.blotName}`, format, true)
  }
  Quill.register('formats/image', SilentPicture, true)
}
