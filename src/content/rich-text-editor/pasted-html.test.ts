import { describe, expect, it } from 'vitest'

import {
  protectFrenchSpaces,
  parseStyleMarks,
  noBreakPlaceholder,
  cleanPastedHtml,
} from './pasted-html.ts'

describe('pasted HTML', () => {
  it.each([
    ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
    ['<p\nonclick="x()" STYLE = "a">a</p>', '<p\ndata-onclick="x()" data-STYLE = "a">a</p>'],
    ['<img src="a"onerror=x>', '<img src="a"data-onerror=x>'],
    ['<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
    // Parsing drops the end tag.
    ['<b style="font-weight:normal">a</b>', '<span data-style="font-weight:normal">a</b>'],
    ['<p>a style="b" onclick=c</p>', '<p>a style="b" onclick=c</p>'],
    ['2 < 3 et style=x', '2 < 3 et style=x'],
  ])('%j is cleaned to %j', (html, cleaned) => {
    expect(cleanPastedHtml(html)).toBe(cleaned)
  })

  it('keeps only the no-break spaces of French punctuation', () => {
    expect(protectFrenchSpaces('«&nbsp;Oui\u00a0», a&nbsp;dit\u00a0b&nbsp;!')).toBe(
      `«${noBreakPlaceholder}Oui${noBreakPlaceholder}», a&nbsp;dit\u00a0b${noBreakPlaceholder}!`,
    )
  })

  it.each([
    ['font-weight:700;font-style:italic', { bold: true, italic: true }],
    ['font-weight: bold', { bold: true }],
    ['text-decoration: underline', { underline: true }],
    ['font-weight:400;text-decoration:none', {}],
  ])('%j marks %j', (style, marks) => {
    expect(parseStyleMarks(style)).toEqual(marks)
  })
})
