import { describe, expect, it } from 'vitest'

import { cleanPastedHtml, keepFrenchSpaces, parseStyleMarks } from './pasted-html.ts'

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

  it.each([
    ['«\u00a0Oui\u00a0», a\u00a0dit\u00a0b\u00a0!', '«\u00a0Oui\u00a0», a dit b\u00a0!'],
    ['12\u00a0000\u00a0€, 5\u00a0%, le 3\u00a0mai', '12\u00a0000\u00a0€, 5\u00a0%, le 3 mai'],
    ['\u00a0\u00a0retrait\u00a0', '  retrait '],
    ['12\u202f000\u202f€', '12\u202f000\u202f€'],
  ])('keeps the no-break spaces of French in %j, and none of layout', (text, kept) => {
    expect(keepFrenchSpaces(text)).toBe(kept)
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
