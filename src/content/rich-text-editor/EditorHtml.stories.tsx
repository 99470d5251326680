import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { createEditor } from './create-editor.ts'
import { wordProcessorLists } from './pasted-samples.ts'

/** What goes into Quill and what comes out. In a real browser, because Quill needs its selection and its events. */
const meta = {
  title: 'Content/Rich text editor/HTML',
  parameters: { a11y: { test: 'off' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Loads HTML, edits it, and returns what would be saved. */
async function edit(
  { canvasElement }: StoryContext,
  html: string,
  change: (box: HTMLElement) => void,
): Promise<string> {
  const host = document.createElement('div')
  canvasElement.append(host)
  const { promise, resolve } = Promise.withResolvers<string>()
  const editor = createEditor(host, {
    html,
    attributes: {},
    onEdit: resolve,
    onFormatsChange: () => {},
    onImageError: () => {},
    onPreparation: () => {},
    pictureHosts: [],
    onHeldPictures: () => {},
  })
  editor.focus()
  const box = host.querySelector<HTMLElement>('[contenteditable]')
  if (box === null) throw new Error('Quill makes an editable element.')
  change(box)
  const saved = await promise
  editor.tearDown()
  host.remove()
  return saved
}

function typeAtStart(box: HTMLElement): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  getSelection()?.collapse(walker.nextNode() ?? box, 0)
  document.execCommand('insertText', false, 'X')
}

function paste(box: HTMLElement, html: string): void {
  const value = new DataTransfer()
  value.setData('text/html', html)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  // Firefox ignores it as an option of the constructor.
  Object.defineProperty(event, 'clipboardData', { value })
  box.dispatchEvent(event)
}

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

/** An edit changes the paragraph that it is in: the others are saved as they were loaded. */
export const LeavesTheRest: Story = {
  play: async (context) => {
    for (const rest of [
      ...[...texts, ...foreignTexts].map((text) => `<p>${text}</p>`),
      ...foreignBlocks,
    ]) {
      const saved = await edit(context, `<p>Un mot.</p>${rest}`, typeAtStart)
      await expect(saved).toBe(`<p>XUn mot.</p>${rest}`)
    }
    const entities = await edit(context, '<p>a</p><p>b&nbsp;!</p>', typeAtStart)
    await expect(entities).toBe('<p>Xa</p><p>b&nbsp;!</p>')
  },
}

/** In the paragraph that is edited, all that it can hold stays, down to spaces and characters that nobody sees. */
export const LeavesTheParagraph: Story = {
  play: async (context) => {
    for (const html of texts.map((text) => `<p>${text}</p>`)) {
      const saved = await edit(context, html, typeAtStart)
      await expect(saved.replace('X', '')).toBe(html)
    }
    const picture = await edit(
      context,
      '<p>a<img src="/a.png" alt="Un\u00a0plan"></p>',
      typeAtStart,
    )
    await expect(picture).toContain('alt="Un\u00a0plan"')
  },
}

/** What is unsafe is not saved again, not even where nothing was edited. */
export const LeavesNothingUnsafe: Story = {
  play: async (context) => {
    const html = '<p>a</p><p style="color:red" onclick="x()">b<script>x()</script></p>'
    await expect(await edit(context, html, typeAtStart)).toBe('<p>Xa</p><p>b</p>')
  },
}

/** Lists that an edit joins are one; others stay two. */
export const JoinsLists: Story = {
  play: async (context) => {
    const html = '<ol><li>a</li></ol><p>b</p><ol start="5"><li>c</li></ol>'
    const joined = await edit(context, html, (box) => {
      const paragraph = box.querySelector('p')
      paragraph?.remove()
    })
    await expect(joined).toBe('<ol><li>a</li><li>c</li></ol>')
    const apart = await edit(context, html, typeAtStart)
    await expect(apart).toBe('<ol><li>Xa</li></ol><p>b</p><ol start="5"><li>c</li></ol>')
  },
}

/** Lists of word processors are lists, with their levels. */
export const PastesLists: Story = {
  play: async (context) => {
    for (const { name, html, saved } of wordProcessorLists) {
      await expect(await edit(context, '', (box) => paste(box, html)), name).toBe(saved)
    }
  },
}

/** What is pasted keeps the no-break spaces of French. */
export const PastesSpaces: Story = {
  play: async (context) => {
    const html = '<p>12\u202f000&#8239;€&nbsp;!</p><p>&nbsp;&nbsp;&nbsp;a&nbsp;b</p>'
    await expect(await edit(context, '', (box) => paste(box, html))).toBe(
      '<p>12\u202f000\u202f€\u00a0!</p><p>a b</p>',
    )
  },
}
