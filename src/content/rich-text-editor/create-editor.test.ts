// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'

import { startEditor } from './editor.fixture.ts'

/** Starts an editor in the document. */
function start(html: string, pictureHosts: readonly string[] = []) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const started = startEditor(host, html, {
    pictureHosts,
    attributes: { 'aria-label': 'Contenu' },
  })
  // jsdom lays nothing out.
  started.quill.scrollSelectionIntoView = () => {}
  return started
}

describe('the selected text', () => {
  it.each([
    ['bold', true, '<p>Un <strong>mot</strong>.</p>'],
    ['list', 'ordered', '<ol><li>Un mot.</li></ol>'],
  ] as const)('gets the format %s, and loses it the second time', (name, value, formatted) => {
    const { editor, quill, saved, formats } = start('<p>Un mot.</p>')
    quill.setSelection(3, 3)
    editor.toggleFormat(name, value)
    expect(saved.at(-1)).toBe(formatted)
    expect(formats.at(-1)).toEqual({ [name]: value })
    editor.toggleFormat(name, value)
    expect(saved.at(-1)).toBe('<p>Un mot.</p>')
    expect(formats.at(-1)).toEqual({})
  })

  it('reports the formats where the caret goes', () => {
    const { quill, formats } = start('<p>Un <strong>mot</strong>.</p>')
    quill.setSelection(4, 0)
    quill.setSelection(0, 0)
    expect(formats.slice(-2)).toEqual([{ bold: true }, {}])
  })
})

describe('a link', () => {
  const link = '<p>Un <a href="https://a.example" rel="noreferrer">mot</a>.</p>'

  it.each([
    ['is set on the selected words', '<p>Un mot.</p>', [3, 3], 'https://a.example', link],
    [
      'is its own text without a selection',
      '<p>Un .</p>',
      [3, 0],
      'mot',
      '<p>Un <a href="mot" rel="noreferrer">mot</a>.</p>',
    ],
    [
      'is set on the word that the caret is in',
      '<p>Un mot.</p>',
      [4, 0],
      'https://a.example',
      link,
    ],
    [
      'is its own text at the end of a word',
      '<p>Un</p>',
      [2, 0],
      'mot',
      '<p>Un<a href="mot" rel="noreferrer">mot</a></p>',
    ],
    [
      'is replaced whole where the caret is in it',
      link,
      [4, 0],
      'https://b.example',
      link.replace('a.example', 'b.example'),
    ],
    ['is removed whole where the caret is in it', link, [4, 0], undefined, '<p>Un mot.</p>'],
    [
      'is removed from the selected letters only',
      link,
      [3, 1],
      undefined,
      '<p>Un m<a href="https://a.example" rel="noreferrer">ot</a>.</p>',
    ],
    [
      'is not removed where the caret is beside it',
      `${link}<p>b</p>`,
      [8, 0],
      undefined,
      `${link}<p>b</p>`,
    ],
  ] as const)('%s', (_, html, [index, length], url, expected) => {
    const { editor, quill, saved } = start(html)
    quill.setSelection(index, length)
    editor.saveSelection()
    quill.setSelection(0, 0)
    editor.setLink(url)
    expect(saved.at(-1)).toBe(expected)
  })

  it('of a page of the site has its name as its text', () => {
    const { editor, quill, saved } = start('<p>a</p>')
    quill.setSelection(1, 0)
    editor.setLink('/faq', 'Les questions')
    expect(saved.at(-1)).toContain('<a href="/faq" rel="noreferrer">Les questions</a>')
  })

  it('is followed by the caret', () => {
    const { editor, quill } = start('<p>a</p>')
    quill.setSelection(1, 0)
    editor.setLink('/faq')
    expect(quill.getSelection()).toMatchObject({ index: 5, length: 0 })
  })
})

describe('an image', () => {
  it('replaces the selection, and the caret follows it', () => {
    const { editor, quill, saved } = start('<p>Un mot.</p>')
    quill.setSelection(3, 3)
    editor.saveSelection()
    editor.insertImage('/a.png', 'Un plan')
    expect(saved.at(-1)).toContain('<p>Un <img src="/a.png" alt="Un plan"')
    expect(saved.at(-1)).toMatch(/>\.<\/p>$/)
    expect(quill.getSelection()).toMatchObject({ index: 4, length: 0 })
  })

  it('goes to the end of a text in which nobody was', () => {
    const { editor, saved } = start('<p>Un mot.</p>')
    editor.saveSelection()
    editor.insertImage('/a.png', '')
    expect(saved.at(-1)).toMatch(/^<p>Un mot\.<img src="\/a\.png" alt=""[^>]*><\/p>$/)
  })

  it('is refused in another format than PNG and JPEG', async () => {
    const { quill, errors, preparations, saved } = start('<p>a</p>')
    quill.uploader.upload({ index: 0, length: 0 }, [
      new File(['a'], 'a.gif', { type: 'image/gif' }),
    ])
    await Promise.all(preparations)
    expect(preparations).toHaveLength(1)
    expect(errors).toEqual(['inlineType'])
    expect(saved).toEqual([])
  })
})

function getSources(host: HTMLElement): (string | null)[] {
  return Array.from(host.querySelectorAll('img'), (image) => image.getAttribute('src'))
}

describe('pictures of other hosts', () => {
  const html =
    '<p><img src="https://a.example/1.png" alt="Un"><img src="https://b.example/2.png" alt="Deux"></p>'

  it('wait until their host is allowed, and are saved as they were', () => {
    const { host, editor, quill, held, saved } = start(html, ['b.example'])
    expect(held.at(-1)).toEqual(['a.example'])
    expect(getSources(host)).toEqual([null, 'https://b.example/2.png'])
    expect(host.querySelectorAll('img[referrerpolicy="no-referrer"]')).toHaveLength(2)
    quill.insertText(0, 'X', 'user')
    expect(saved.at(-1)).toContain('<p>X<img alt="Un" src="https://a.example/1.png"')
    editor.allowPictures(['a.example', 'b.example'])
    expect(held.at(-1)).toEqual([])
    expect(getSources(host)).toEqual(['https://a.example/1.png', 'https://b.example/2.png'])
  })

  it('wait when they are added', () => {
    const { editor, host, held } = start('')
    editor.insertImage('https://a.example/1.png', '')
    expect(held.at(-1)).toEqual(['a.example'])
    expect(getSources(host)).toEqual([null])
  })
})

it('loading is no edit, and cannot be undone', () => {
  const { editor, quill, saved } = start('<p>a</p>')
  quill.insertText(0, 'X', 'user')
  editor.load('<p>b</p>')
  quill.history.undo()
  expect(saved).toEqual(['<p>Xa</p>'])
  expect(quill.getText()).toBe('b\n')
})

it('only an edit of the user is reported', () => {
  const { quill, saved } = start('<p>a</p>')
  quill.insertText(0, 'X', 'api')
  expect(saved).toEqual([])
})

it('sets and removes the attributes of the editable element', () => {
  const { editor, quill } = start('')
  expect(quill.root.getAttribute('aria-label')).toBe('Contenu')
  editor.setAttributes({ 'aria-label': 'Texte', 'aria-invalid': 'true' })
  expect(quill.root.getAttribute('aria-label')).toBe('Texte')
  editor.setAttributes({ 'aria-invalid': undefined })
  expect(quill.root.hasAttribute('aria-invalid')).toBe(false)
})

it('leaves Tab to the page', () => {
  const { quill } = start('<ul><li>a</li></ul>')
  expect(Object.keys(quill.keyboard.bindings)).not.toContain('Tab')
})

it('reports nothing after its end', () => {
  const { host, editor, quill, saved, formats } = start('<p>a</p>')
  editor.tearDown()
  quill.insertText(0, 'X', 'user')
  expect([saved, formats]).toEqual([[], []])
  expect(host.childNodes).toHaveLength(0)
})

it.each([
  ['<p>a</p><script>b</script><style>c</style>', '<p>a</p>'],
  [
    '<p>a</p><template>b</template><noscript>c</noscript><iframe>d</iframe><object>e</object>',
    '<p>a</p>',
  ],
  [
    '<p><span style="font-weight:700">a</span> <span style="font-style:italic">b</span></p>',
    '<p><strong>a</strong> <em>b</em></p>',
  ],
  ['<p style="text-decoration: underline">a</p>', '<p><u>a</u></p>'],
  ['<h2 style="color: red">a</h2>', '<h2>a</h2>'],
])('%j is pasted as %j', (html, expected) => {
  const { quill, saved } = start('')
  quill.clipboard.dangerouslyPasteHTML(html, 'user')
  expect(saved.at(-1)).toBe(expected)
})
