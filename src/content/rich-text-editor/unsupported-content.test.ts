// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { findUnsupportedContent } from './unsupported-content.ts'

it.each([
  // Whatever has a button, or is preserved without one.
  [
    '<h2>a</h2><h3>a</h3><h4>a</h4><h5>a</h5><h6>a</h6><blockquote>a</blockquote><ul><li>a</li></ul><ol><li>a</li></ol>',
    [],
  ],
  [
    '<p>a<br><b>b</b><strong>b</strong><em>c</em><i>c</i><u>d</u><s>e</s><sub>f</sub><sup>f</sup><small>g</small></p>',
    [],
  ],
  ['<p><code>a</code><time>b</time><abbr>c</abbr><a href="/">d</a><img src="/a.png"></p>', []],
  ['<p><span lang="en">a</span></p>', []],
  ['<table><caption>a</caption><thead><tr><th>a</th></tr></thead></table>', ['table']],
  ['<table><tbody><tr><td>a</td></tr></tbody><tfoot></tfoot></table>', ['table']],
  ['<figure>a<figcaption>b</figcaption></figure>', ['figure']],
  ['<dl><dt>a</dt><dd>b</dd></dl>', ['definitions']],
  ['<p>a</p><hr><pre>b</pre>', ['rule', 'code']],
  ['<p><mark>a</mark></p>', ['other']],
  // Visitors never see it.
  ['<form>a</form><section>b</section>', []],
])('editing %s would lose %j', (html, kinds) => {
  expect(findUnsupportedContent(html)).toEqual(kinds)
})
