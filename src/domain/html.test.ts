import { describe, expect, it } from 'vitest'

import { breakLines, looksLikeHtml, stripTags } from './html.ts'

it.each([
  ['<p>Un&nbsp;visa &amp; un <b title="a > b">titre</b></p>', ' Un\u00a0visa & un titre '],
  ["a < b, <!-- l'avocat --> &amp;lt;", 'a < b,   &lt;'],
  ['<p>sous-<b>é</b>tudiant</p><p>oui', ' sous-étudiant  oui'],
  ["<p>moins <d’un an</p> <a title='l\"on > dit'>d'un</a> revenu <un", " moins   d'un revenu <un"],
])('stripTags(%j) is %j', (html, text) => {
  expect(stripTags(html)).toBe(text)
})

it.each(['<a', '<a "', `<a '"`, '<!--', '<!-- <a'])(
  'stripTags takes no longer than the text of many unclosed %j',
  (opening) => {
    const html = opening.repeat(50_000)
    expect(stripTags(html)).toBe(html)
  },
  5000,
)

it.each([
  ['<p>Oui</p>', true],
  ['Oui<br/>non', true],
  ['a < b > c', false],
  ['<votre nom>', false],
  ['<script>alert(1)</script>', false],
])('looksLikeHtml(%j) is %s', (text, expected) => {
  expect(looksLikeHtml(text)).toBe(expected)
})

describe('breakLines', () => {
  it.each([
    ['un\ndeux\n', 'un<br>deux<br>'],
    ['<img\nsrc="a.png"\nalt="b">\n<p\n>c</p\n>', '<img\nsrc="a.png"\nalt="b"><br><p\n>c</p\n>'],
    ['<img alt="a > b\nc">\nd', '<img alt="a > b\nc"><br>d'],
    ["<a title = 'a > b\nc' href=x>d\n</a>", "<a title = 'a > b\nc' href=x>d<br></a>"],
    ['<!-- a\n> b -->\nc', '<!-- a\n> b --><br>c'],
    ['a < b\nc > d', 'a < b<br>c > d'],
    ['a\n<b never\nends', 'a<br><b never\nends'],
  ])('%j becomes %j', (html, broken) => {
    expect(breakLines(html)).toBe(broken)
  })

  it('takes time in proportion to the length of hostile text', () => {
    const hostile = '<a ="'.repeat(100_000)
    expect(breakLines(`${hostile}\n`)).toBe(`${hostile}\n`)
  })
})
