// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { startEditor } from './editor.fixture.ts'

/** Changes a text as the browser does while somebody types, and returns what Quill made of it. */
function typeIn(html: string, edit: (text: Text) => void) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const { quill, saved } = startEditor(host, html)
  quill.scrollSelectionIntoView = () => {}
  const walker = document.createTreeWalker(quill.root, NodeFilter.SHOW_TEXT)
  const text = walker.nextNode()
  if (!(text instanceof Text)) throw new Error('There is no text.')
  // What starting it has changed.
  quill.update('silent')
  const readAll = vi.spyOn(quill.editor, 'getDelta')
  edit(text)
  quill.update('user')
  const isReadAlone = readAll.mock.calls.length === 0
  readAll.mockRestore()
  return { quill, saved: saved.at(-1), isReadAlone }
}

it.each([
  ['<p>été</p>', (text: Text) => text.insertData(1, 'é'), '<p>éété</p>', true],
  ['<p>l’été</p>', (text: Text) => text.deleteData(0, 2), '<p>été</p>', true],
  ['<p>a</p>', (text: Text) => text.insertData(1, '\u00a0!'), '<p>a\u00a0!</p>', true],
  [
    '<p><strong>été</strong> b</p>',
    (text: Text) => text.appendData('s'),
    '<p><strong>étés</strong> b</p>',
    true,
  ],
  // Halves of a character must not be separated.
  ['<p>é😀</p>', (text: Text) => text.replaceData(1, 2, '😁'), '<p>é😁</p>', false],
])('in %s, what is typed is read alone, or else as before', (html, edit, expected, isAlone) => {
  const { quill, saved, isReadAlone } = typeIn(html, edit)
  expect(saved).toBe(expected)
  expect(isReadAlone).toBe(isAlone)
  // What Quill knows is what is there.
  expect(quill.editor.delta).toEqual(quill.editor.getDelta())
  quill.history.undo()
  expect(quill.root.textContent).toBe(
    new DOMParser().parseFromString(html, 'text/html').body.textContent,
  )
})

it('two texts that change at once are read whole', () => {
  const { saved, isReadAlone } = typeIn('<p>é<em>a</em></p>', (text) => {
    text.appendData('b')
    if (text.nextSibling?.firstChild instanceof Text) text.nextSibling.firstChild.appendData('c')
  })
  expect(saved).toBe('<p>éb<em>ac</em></p>')
  expect(isReadAlone).toBe(false)
})
