import { expect, it } from 'vitest'

import { looksLikeHtml, stripTags } from './html.ts'

it.each([
  ['<p>Un&nbsp;visa &amp; un <b title="a > b">titre</b></p>', ' Un\u00a0visa & un titre '],
  ["a < b, <!-- l'avocat --> &amp;lt;", 'a < b,   &lt;'],
  ['<p>sous-<b>é</b>tudiant</p><p>oui', ' sous-étudiant  oui'],
])('stripTags(%j) is %j', (html, text) => {
  expect(stripTags(html)).toBe(text)
})

it.each([
  ['<p>Oui</p>', true],
  ['Oui<br/>non', true],
  ['a < b > c', false],
  ['<votre nom>', false],
  ['<script>alert(1)</script>', false],
])('looksLikeHtml(%j) is %s', (text, expected) => {
  expect(looksLikeHtml(text)).toBe(expected)
})
