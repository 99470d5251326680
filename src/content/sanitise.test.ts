// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { benignSamples } from './hostile/benign.ts'
import { isSafeImageSrc } from './safe-urls.ts'
import { sanitise } from './sanitise.ts'

/** Without the attributes that sanitising adds. */
function stripAddedAttributes(html: string): string {
  return html.replaceAll(/ (?:rel="noreferrer"|loading="lazy"|referrerpolicy="no-referrer")/g, '')
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

it.each(benignSamples.map(([html, kept]) => ({ html, kept: kept ?? html })))(
  'keeps $html, whatever the order of its attributes',
  ({ html, kept }) => {
    const left = stripAddedAttributes(sanitise(html))
    expect(parse(left).isEqualNode(parse(kept))).toBe(true)
  },
)

describe('a link', () => {
  it.each([
    'https://dofi.ibz.be',
    'http://example.org/a?b=c',
    'mailto:secretariat@droitdecite.example',
    'tel:+3220000140',
    'sms:+3220000140',
    '/contact',
    '#section-delais',
  ])('may lead to %s (spec 5)', (href) => {
    expect(sanitise(`<a href="${href}">a</a>`)).toBe(`<a href="${href}" rel="noreferrer">a</a>`)
  })

  it.each(['javascript:a()', 'data:text/html,a', 'ftp://example.org', 'https://['])(
    'does not lead to %s',
    (href) => {
      expect(sanitise(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
    },
  )
})

describe('an image', () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

  it.each([
    ['/a.png', true],
    ['https://pictures.example/a.png', true],
    [pixel, true],
    ['data:image/PNG;base64,a', true],
    ['data:image/svg+xml;base64,PHN2Zy8+', false],
    ['http://pictures.example/a.png', false],
    ['ftp://pictures.example/a.png', false],
    ['https://[', false],
  ])('from %s is safe: %s', (src, isSafe) => {
    expect(isSafeImageSrc(src)).toBe(isSafe)
    const { body } = new DOMParser().parseFromString(sanitise(`<img src="${src}">`), 'text/html')
    expect(body.querySelectorAll('img')).toHaveLength(isSafe ? 1 : 0)
  })

  it('is decorative without alternative text, loads late, and sends no referrer', () => {
    const image = parse(sanitise('<img src="/a.png">')).querySelector('img')
    expect(image?.getAttribute('alt')).toBe('')
    expect(image?.getAttribute('loading')).toBe('lazy')
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(parse(sanitise('<img src="/a.png" alt="Un plan">')).querySelector('img')?.alt).toBe(
      'Un plan',
    )
  })

  it('without a source is removed', () => {
    expect(sanitise('<p>a<img alt="b"></p>')).toBe('<p>a</p>')
  })
})
