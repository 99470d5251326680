// @vitest-environment jsdom
import type Quill from 'quill'
import { describe, expect, it } from 'vitest'

import { startEditor } from './editor.fixture.ts'
import { wordProcessorLists, wordProcessorTexts } from './pasted-samples.ts'

/** Loads HTML, edits it, and returns what is saved. */
function edit(html: string, change: (quill: Quill) => void): string {
  const { editor, quill, saved } = startEditor(document.createElement('div'), html)
  change(quill)
  editor.tearDown()
  return saved.at(-1) ?? 'nothing was saved'
}

function typeAtStart(quill: Quill): void {
  quill.insertText(0, 'X', 'user')
}

const paste = (html: string) =>
  edit('', (quill) => quill.clipboard.dangerouslyPasteHTML(html, 'user'))

/** Texts that the editor also holds in the paragraph that is edited. */
const texts = [
  '12\u202f000\u00a0€\u202f!',
  'a\u2009b\u2003c\u3000d\u2007e\ufefff',
  'co\u00adopération, Anne\u2011Sophie, a\u200db\u200cc\u2060d\u200be\u200ef',
  '&amp;nbsp; &lt;b&gt; \ue0a0',
  'a <strong>b</strong>\u202f! <em>c</em>',
  '<strong><em>a</em></strong>',
  '<u>a</u> <s>b</s> <sub>c</sub> <sup>d</sup> <code>e</code>',
  '<abbr title="Prix\u00a0: 5\u202f€">a</abbr>',
  '<time datetime="2026-01-01">1er janvier</time>',
]
/** What the editor knows nothing of, or writes otherwise. */
const foreignTexts = [
  'a <b>b</b> <i>c</i>',
  '<em><strong>a</strong></em>',
  '<a href="https://exemple.be/?a=1&amp;b=2" title="Un\u00a0titre">a</a>',
  '<a href="/contact"><strong>a</strong></a>',
  'a<br>b',
  'a\nb',
  '<img src="/a.png" alt="Un\u00a0plan" width="10" height="20">',
  '<span lang="en">a</span> <mark>b</mark>',
]
const foreignBlocks = [
  '<p></p>',
  '<p><br></p><p>a</p><p><br></p>',
  '<h3 lang="en">a\u202f!</h3>',
  '<ul><li>a</li><li>b</li></ul>',
  '<ol start="3"><li>a</li></ol>',
  '<ul><li>a</li></ul><ol><li>a</li></ol>',
  '<ul><li>a</li></ul><ul><li>a</li></ul>',
  '<ul><li>a<ol><li>b</li></ol></li></ul>',
  '<ul><li><p>a</p><p>b</p></li></ul>',
  '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>\n',
  '<blockquote><p>a</p><p>b</p></blockquote>',
  'a <em>b</em>\nc',
  '\n\n<p>a</p>\n\na<p> b  c </p>',
  '<p>a</p><hr><p>b</p>',
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<pre>a\n b</pre>',
]

describe('an edit', () => {
  it.each([...[...texts, ...foreignTexts].map((text) => `<p>${text}</p>`), ...foreignBlocks])(
    'in the paragraph before leaves %j as it was',
    (rest) => {
      expect(edit(`<p>Un mot.</p>${rest}`, typeAtStart)).toBe(`<p>XUn mot.</p>${rest}`)
    },
  )

  it('elsewhere leaves no-break spaces written as entities', () => {
    expect(edit('<p>a</p><p>b&nbsp;!</p>', typeAtStart)).toBe('<p>Xa</p><p>b&nbsp;!</p>')
  })

  it.each(texts)('inside %j leaves the spaces, characters and formats around it', (text) => {
    expect(edit(`<p>${text}</p>`, typeAtStart).replace('X', '')).toBe(`<p>${text}</p>`)
  })

  it('beside a picture leaves its alternative text', () => {
    const html = '<p>a<img src="/a.png" alt="Un\u00a0plan"></p>'
    expect(edit(html, typeAtStart)).toContain('alt="Un\u00a0plan"')
  })

  it('saves nothing unsafe again, not even where nothing was edited', () => {
    const html = '<p>a</p><p style="color:red" onclick="x()">b<script>x()</script></p>'
    expect(edit(html, typeAtStart)).toBe('<p>Xa</p><p>b</p>')
  })

  it('that is undone gives the string that was loaded', () => {
    const html = '<p>a <b>b</b></p>\n'
    const undone = edit(html, (quill) => {
      typeAtStart(quill)
      quill.deleteText(0, 1, 'user')
    })
    expect(undone).toBe(html)
  })

  it('joins lists only if it removes what is between them', () => {
    const html = '<ol><li>a</li></ol><p>b</p><ol start="5"><li>c</li></ol>'
    expect(edit(html, (quill) => quill.deleteText(2, 2, 'user'))).toBe(
      '<ol><li>a</li><li>c</li></ol>',
    )
    expect(edit(html, typeAtStart)).toBe(
      '<ol><li>Xa</li></ol><p>b</p><ol start="5"><li>c</li></ol>',
    )
  })
})

describe('pasting', () => {
  it.each(wordProcessorLists)('makes lists of $name', ({ html, saved }) => {
    // jsdom takes an element `o:p` for a `p`.
    expect(paste(html.replaceAll(/<\/?o:p>/g, ''))).toBe(saved)
  })

  it.each(wordProcessorTexts)('reads $name', ({ html, saved }) => {
    expect(paste(html)).toBe(saved)
  })

  it('keeps the no-break spaces of French', () => {
    expect(paste('<p>12\u202f000&#8239;€&nbsp;!</p><p>&nbsp;&nbsp;&nbsp;a&nbsp;b</p>')).toBe(
      '<p>12\u202f000\u202f€\u00a0!</p><p>a b</p>',
    )
  })
})
