// @vitest-environment jsdom
import type Quill from 'quill'
import { expect, it } from 'vitest'

import { startEditor } from './editor.fixture.ts'

function start(html: string) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const started = startEditor(host, html)
  // jsdom lays nothing out.
  started.quill.scrollSelectionIntoView = () => {}
  return started
}

/** Types as a phone does: without keys. */
function type(quill: Quill, index: number, text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    quill.setSelection(index + at, 0)
    quill.insertText(index + at, text.charAt(at), 'user')
  }
}

function press(quill: Quill, init: KeyboardEventInit): void {
  quill.root.dispatchEvent(
    new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
  )
}

it.each([
  ['<p>Titre</p>', '## ', '<h2>Titre</h2>'],
  ['<p>Titre</p>', '### ', '<h3>Titre</h3>'],
  ['<p><strong>Ti</strong>tre</p>', '## ', '<h2><strong>Ti</strong>tre</h2>'],
  ['<p>Titre</p>', '##\u00a0', '<h2>Titre</h2>'],
  ['<p>Titre</p>', '# ', '<p># Titre</p>'],
  ['<p>Titre</p>', '#### ', '<p>#### Titre</p>'],
  ['<ul><li>Titre</li></ul>', '## ', '<ul><li>## Titre</li></ul>'],
  ['<blockquote>Titre</blockquote>', '## ', '<blockquote>## Titre</blockquote>'],
  ['<h3>Titre</h3>', '## ', '<h3>## Titre</h3>'],
])('in %s, typing %j makes %s', (html, text, expected) => {
  const { quill, saved } = start(html)
  type(quill, 0, text)
  expect(saved.at(-1)).toBe(expected)
})

it('a mark that is typed at once makes a heading', () => {
  const { quill, saved } = start('<p>Titre</p>')
  quill.insertText(0, '## ', 'user')
  expect(saved.at(-1)).toBe('<h2>Titre</h2>')
})

it('a mark behind a word makes nothing', () => {
  const { quill, saved } = start('<p>a</p>')
  type(quill, 1, '## ')
  expect(saved.at(-1)).toBe('<p>a## </p>')
})

it('the caret stays at the start of the heading, which is announced once', () => {
  const { quill, converted } = start('<p>a</p><p>Titre</p>')
  type(quill, 2, '## ')
  expect(quill.getSelection()).toMatchObject({ index: 2, length: 0 })
  expect(converted).toEqual([{ header: 2 }])
})

it('one undo brings the mark back, and another takes it away', () => {
  const { quill, saved } = start('<p>Titre</p>')
  type(quill, 0, '## ')
  quill.history.undo()
  expect(saved.at(-1)).toBe('<p>## Titre</p>')
  quill.history.undo()
  expect(saved.at(-1)).toBe('<p>Titre</p>')
  quill.history.redo()
  quill.history.redo()
  expect(saved.at(-1)).toBe('<h2>Titre</h2>')
})

it.each([
  ['<p>Titre</p>', { code: 'Digit2', key: '2' }, '<h2>Titre</h2>', { header: 2 }],
  ['<h2>Titre</h2>', { code: 'Digit3', key: '"' }, '<h3>Titre</h3>', { header: 3 }],
  ['<h3>Titre</h3>', { code: 'Digit0', key: 'à' }, '<p>Titre</p>', {}],
  ['<ul><li>Titre</li></ul>', { code: 'Digit2', key: '2' }, '<h2>Titre</h2>', { header: 2 }],
])('in %s, Ctrl + Alt and %j make %s', (html, key, expected, formats) => {
  const { quill, saved, converted } = start(html)
  quill.setSelection(2, 0)
  press(quill, { ...key, ctrlKey: true, altKey: true })
  expect(saved.at(-1)).toBe(expected)
  expect(converted).toEqual([formats])
  quill.history.undo()
  expect(saved.at(-1)).toBe(html)
})

it('Backspace at its start makes a heading a paragraph, and nothing else', () => {
  const { quill, saved } = start('<p>Avant</p><h2>Titre</h2>')
  quill.setSelection(6, 0)
  press(quill, { key: 'Backspace' })
  expect(saved).toEqual(['<p>Avant</p><p>Titre</p>'])
})

it('Enter behind a heading begins a paragraph', () => {
  const { quill, saved } = start('<h2>Titre</h2>')
  quill.setSelection(5, 0)
  press(quill, { key: 'Enter' })
  type(quill, 6, 'a')
  expect(saved.at(-1)).toBe('<h2>Titre</h2><p>a</p>')
})

it.each([
  ['<h2>Un <em>mot</em></h2>\n<h3>Deux</h3>', '<h2>Un <em>mots</em></h2>\n<h3>Deux</h3>'],
  // The sanitiser takes ids and classes away, from visitors too.
  [
    '<h2 id="un" class="x">Un <em>mot</em></h2><h3 id="deux">Deux</h3>',
    '<h2>Un <em>mots</em></h2><h3>Deux</h3>',
  ],
])('the headings of %s survive an edit, with their marks', (html, expected) => {
  const { quill, saved } = start(html)
  quill.insertText(6, 's', 'user')
  expect(saved.at(-1)).toBe(expected)
  quill.history.undo()
  expect(saved.at(-1)).toBe(html)
})
