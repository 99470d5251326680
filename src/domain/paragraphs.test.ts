import { assert as assertAlways, pre, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPlainParagraphs, paragraphsToHtml, htmlToParagraphs } from './paragraphs.ts'

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
    expect(() => {
      assertAlways(
        property(string(), (html) => paragraphsToHtml(htmlToParagraphs(html), html) === html),
      )
    }).not.toThrow()
  })

  it('round-trips typed text', () => {
    const line = string({ minLength: 1 }).map((text) => text.trim())
    const check = () => {
      assertAlways(
        property(line, (typed) => {
          pre(!/&(?:amp|lt|gt|quot|nbsp|#39);/.test(typed) && isPlainParagraphs(''))
          return htmlToParagraphs(paragraphsToHtml(typed, '<p>-</p>')) === typed
        }),
      )
    }
    expect(check).not.toThrow()
  })
})
