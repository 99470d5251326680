// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { parsePastedHtml } from './pasted-html.ts'

const read = (html: string) =>
  // oxlint-disable-next-line no-restricted-properties -- read, not set
  parsePastedHtml(html).body.innerHTML.replaceAll(/ (?:class|data-style)="[^"]*"/g, '')

it.each([
  ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4><h4>d</h4>'],
  ['<h2>a</h2><h3>b</h3><h6>c</h6>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
  ['<p class="MsoTitle">a</p><h2>b</h2>', '<h2>a</h2><h2>b</h2>'],
  ['<p class="MsoTitle">a</p><h1>b</h1><h2>c</h2>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
  ['<p class="MsoSubtitle">a</p>', '<p>a</p>'],
  ['<div role="heading" aria-level="3">a</div>', '<h3>a</h3>'],
  ['<div style="mso-outline-level:1"><p>a</p></div>', '<div><p>a</p></div>'],
  ['<ul><li><h1>a</h1></li></ul>', '<ul><li><p>a</p></li></ul>'],
  ['<h1> </h1><h2><b>a</b> <i>b</i></h2>', '<h3>a <i>b</i></h3>'],
])('the headings of %s are %s', (html, expected) => {
  expect(read(html)).toBe(expected)
})
