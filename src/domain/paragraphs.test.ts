import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { paragraphsToHtml, htmlToParagraphs } from './paragraphs.ts'

describe('a summary', () => {
  it.each([
    ['<p>Un séjour.</p>', 'Un séjour.'],
    ['<p>Un &amp; deux</p><p>Trois &lt; quatre</p>', 'Un & deux\n\nTrois < quatre'],
    ['Sans balise', 'Sans balise'],
    ['<p>Un <strong>mot</strong></p>', '<p>Un <strong>mot</strong></p>'],
    ['', ''],
  ])('%j is typed as %j', (html, typed) => {
    expect(htmlToParagraphs(html)).toBe(typed)
  })

  it.each([
    ['', 'Résumé', 'Résumé'],
    ['', 'Un\n\nDeux', '<p>Un</p><p>Deux</p>'],
    ['<p>Avant</p>', 'Après & plus', '<p>Après &amp; plus</p>'],
    ['', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>Un <em>mot</em></p>', '<p>Un <em>autre</em></p>', '<p>Un <em>autre</em></p>'],
    ['<p>Avant</p>', '', ''],
  ])('after %j, %j typed gives %j', (before, typed, html) => {
    expect(paragraphsToHtml(typed, before)).toBe(html)
  })

  it('is unchanged byte for byte without an edit', () => {
    fc.assert(
      fc.property(fc.string(), (html) => {
        expect(paragraphsToHtml(htmlToParagraphs(html), html)).toBe(html)
      }),
    )
  })

  it('round-trips typed text', () => {
    const line = fc.string({ minLength: 1 }).map((text) => text.trim())
    fc.assert(
      fc.property(line, (typed) => {
        fc.pre(!/&(?:amp|lt|gt|quot|nbsp|#39);/.test(typed))
        expect(htmlToParagraphs(paragraphsToHtml(typed, '<p>-</p>'))).toBe(typed)
      }),
    )
  })
})
