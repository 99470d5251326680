// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { exif, jpegOf } from '../picture.fixture.ts'
import { parsePastedHtml } from './pasted-html.ts'

/** What a paragraph or an item says of each line: `bullet 1: Un` for a list of the first level. */
function describeLines(html: string): string[] {
  return Array.from(parsePastedHtml(html).body.querySelectorAll('p, li, h2'), (element) => {
    const level = Number(/ql-indent-(\d+)/.exec(element.className)?.[1] ?? 0) + 1
    const list = element.getAttribute('data-list')
    const name = list ?? element.tagName.toLowerCase()
    return `${element.tagName === 'LI' ? `${name} ${level}` : name}: ${element.textContent}`
  })
}
const word = (style: string, text: string) =>
  `<p class="MsoListParagraph" style="${style}">${text}</p>`

const countLists = (html: string) => parsePastedHtml(html).body.querySelectorAll('ul').length

describe('a paragraph of Word is an item', () => {
  it.each([
    ['margin-left: 36pt', 1],
    ['margin-left:72pt', 2],
    ['margin-left:1.5in', 3],
    ['margin-left: 5.08cm', 4],
    ['margin-left:108PT', 3],
    ['margin-left:2em', 1],
    ['', 1],
    ['mso-list:l0 level4 lfo1;margin-left:36pt', 4],
    ['mso-list:l0 level12 lfo1', 9],
  ])('with the style %j of level %i', (style, level) => {
    expect(describeLines(word(style, '·&nbsp; Un'))).toEqual([`bullet ${level}: Un`])
  })

  it.each([
    ['1.&nbsp; Un', 'ordered 1: Un'],
    ['12)&nbsp; Un', 'ordered 1: Un'],
    ['(a)&nbsp; Un', 'ordered 1: Un'],
    ['iv.\tUn', 'ordered 1: Un'],
    ['–&nbsp; Un', 'bullet 1: Un'],
    ['o&nbsp; Un', 'bullet 1: Un'],
  ])('if it begins as %j', (text, line) => {
    expect(describeLines(word('', text))).toEqual([line])
  })

  it('not if nothing divides the letter from its word, or nothing follows the marker', () => {
    expect(describeLines(word('', 'o Un'))).toEqual(['p: o Un'])
    expect(describeLines(word('', '·&nbsp; '))).toEqual(['p: ·  '])
  })

  it('if its list has no marker, and not if it is a heading or contains paragraphs', () => {
    expect(describeLines('<p style="mso-list:l0 level1 lfo1">Un</p>')).toEqual(['bullet 1: Un'])
    expect(describeLines('<h2 style="mso-list:l0 level1 lfo1">Un</h2>')).toEqual(['h2: Un'])
    expect(describeLines('<div class="MsoListParagraph">·&nbsp; <p>Un</p></div>')).toEqual([
      'p: Un',
    ])
  })

  it('of the list before it, unless something else is between', () => {
    const item = word('', '·&nbsp; Un')
    expect(countLists(item + item)).toBe(1)
    expect(countLists(`${item}<p>Entre</p>${item}`)).toBe(2)
    expect(countLists(`<ul><li>Zéro</li></ul>${item}`)).toBe(2)
  })
})

describe('an item of Word on the web', () => {
  it.each([
    ['aria-level="1"', 1],
    ['aria-level="2"', 2],
    ['data-aria-level="3"', 3],
    ['aria-level="9"', 9],
    ['aria-level="10"', 1],
    ['aria-level="x"', 1],
  ])('with %s is of level %i', (attribute, level) => {
    expect(describeLines(`<ul><li ${attribute}>Un</li></ul>`)).toEqual([`li ${level}: Un`])
  })

  it('loses the mark of its end', () => {
    expect(describeLines('<p>Un<span class="EOP">&nbsp;</span></p>')).toEqual(['p: Un'])
  })
})

const toUrl = (bytes: Uint8Array) =>
  `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
const paste = (url: string) => {
  const { body, losses } = parsePastedHtml(`<p>A<img src="${url}">B</p>`)
  return { url: body.querySelector('img')?.getAttribute('src'), losses }
}

describe('a picture in the text itself', () => {
  it('loses its metadata', () => {
    const photo = jpegOf({ exif: exif({ text: 'GPS' }) })
    expect(paste(toUrl(photo))).toEqual({ url: toUrl(jpegOf({})), losses: [] })
  })
  it.each([
    toUrl(jpegOf({ exif: exif({ orientation: 6 }) })),
    'data:image/jpeg;base64,====',
    'DATA:image/svg+xml,<svg>',
  ])('goes, and is missed, where that is not possible: %s', (url) => {
    expect(paste(url)).toEqual({ url: undefined, losses: ['picture'] })
  })
})

describe('whoever pastes is told', () => {
  it.each([
    ['a table', '<table><tr><td>Visa</td><td>180 €</td></tr></table>', 'table', ['Visa · 180 €']],
    ['terms', '<dl><dt>Délai</dt><dd>Trente jours</dd></dl>', 'definitions', ['Délai']],
    [
      'a picture of the other device',
      '<p>a</p><p><img src="file:///C:/a.png">b</p>',
      'picture',
      ['a'],
    ],
    ['a picture that was not loaded', '<p><img src="//:0">a</p>', 'picture', ['a']],
    ['a picture of a message', '<p><img src="cid:image001.png@01"></p><p>a</p>', 'picture', ['a']],
    [
      'a picture in an item of Word',
      word('', '·&nbsp; a<img src="file:///a.png">'),
      'picture',
      ['a'],
    ],
    ['a picture in a heading', '<h1>a<img src="file:///a.png"></h1><p>b</p>', 'picture', ['a']],
    ['a picture of the other device in WebKit', '<p><img width="10">a</p>', 'picture', ['a']],
    ['a caption', '<figure><figcaption>Le visa</figcaption></figure>', 'figure', ['Le visa']],
    ['a rule', '<p>a</p><hr><p>b</p>', 'rule', ['a']],
    [
      'a list of Word from five',
      word('', '5.&nbsp; Cinq') + word('', '6.&nbsp; Six'),
      'numbering',
      ['Cinq'],
    ],
    ['a list from three', '<ol start="3"><li>Trois</li></ol>', 'numbering', ['Trois']],
    [
      'two of them',
      '<p data-paste-loss>a</p><dl><dt>a</dt></dl><ol start="0"><li>b</li></ol>',
      'definitions numbering',
      ['a', 'b'],
    ],
  ])('that the text cannot hold %s, and where', (_, html, expected, places) => {
    const { body, losses } = parsePastedHtml(html)
    const marked = body.querySelectorAll('[data-paste-loss]')
    expect(losses).toEqual(expected.split(' '))
    expect(Array.from(marked, ({ textContent }) => textContent)).toEqual(places)
  })

  it.each([
    ['a table that only lays out', '<table><tr><td><p>Bonjour,</p></td></tr></table>'],
    ['a list of Word', word('', '1.&nbsp; Un') + word('', '2.&nbsp; Deux')],
    ['letters of Word', word('', 'b)&nbsp; Un')],
    ['a rule above the footnotes of Word', "<div style='mso-element:footnote-list'><hr></div>"],
    [
      'the same in WebKit',
      '<div><hr><div id="ftn1"><p class="MsoFootnoteText"><a name="_ftn1">[1]</a> Loi.</p></div></div>',
    ],
    ['a picture of this text', '<p><img src="/a.png">a</p>'],
    ['a list from one', '<ol start="1"><li>Un</li></ol>'],
    ['a picture of a site', '<p><img src="https://exemple.be/a.png">a</p>'],
  ])('nothing of %s', (_, html) => {
    expect(parsePastedHtml(html).losses).toEqual([])
  })
})
