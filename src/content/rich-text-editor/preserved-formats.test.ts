// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { startEditor } from './editor.fixture.ts'
import { showPictures } from './preserved-formats.ts'

/** What is saved once somebody has typed an X at the start of this HTML. */
function typeIn(html: string): string {
  const { quill, saved } = startEditor(document.createElement('div'), html, {
    pictureHosts: ['a.example'],
  })
  quill.insertText(0, 'X', 'user')
  return saved.at(-1) ?? ''
}

describe('what has no button stays in a line that is edited', () => {
  it.each([
    '<h3>a</h3>',
    '<blockquote>a</blockquote>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<p>a <small>b</small></p>',
    '<p>a <small>b <time datetime="2026-01-01">c</time></small></p>',
    '<p>a <small>b <abbr title="Office des étrangers">OE</abbr></small></p>',
    '<p>a <time>b</time> <abbr>c</abbr></p>',
  ])('%s', (html) => {
    expect(typeIn(html)).toBe(html.replace('a', 'Xa'))
  })
})

describe('a picture', () => {
  it.each([
    ['https://a.example/1.png', 'of an allowed host'],
    ['https://b.example/1.png', 'that waits'],
    ['/1.png', 'of this site'],
  ])('from %s, %s, is saved with its address, text and size', (src) => {
    const saved = document.createElement('div')
    saved.append(
      document
        .createRange()
        .createContextualFragment(typeIn(`<p>a<img src="${src}" alt="" width="10"></p>`)),
    )
    const picture = saved.querySelector('img')
    expect(picture?.getAttribute('src')).toBe(src)
    expect(picture?.getAttribute('alt')).toBe('')
    expect(picture?.getAttribute('width')).toBe('10')
    expect(picture?.dataset['picture']).toBeUndefined()
  })

  it('waits for its host, which is named once', () => {
    const editor = document.createElement('div')
    for (const url of ['https://a.example/1', 'https://b.example/2', 'https://b.example/3']) {
      const picture = document.createElement('img')
      picture.dataset['picture'] = url
      editor.append(picture)
    }
    expect(showPictures(editor, ['a.example'])).toEqual(['b.example'])
    expect(Array.from(editor.children, (picture) => picture.getAttribute('src'))).toEqual([
      'https://a.example/1',
      null,
      null,
    ])
    expect(showPictures(editor, ['b.example'])).toEqual([])
  })
})
