import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { startEditor } from './editor.fixture.ts'
import { wordProcessorHeadings, wordProcessorLists, wordProcessorTexts } from './pasted-samples.ts'

/** What `editor-html.test.ts` cannot see, because jsdom has no clipboard and reads Word's `o:p` as a paragraph. */
const meta = {
  title: 'Content/Rich text editor/HTML',
  tags: ['check', 'engines'],
  parameters: { a11y: { test: 'off' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Pastes HTML into an empty editor, and returns what would be saved. */
function paste({ canvasElement }: StoryContext, html: string): string | undefined {
  const host = document.createElement('div')
  canvasElement.append(host)
  const { editor, saved } = startEditor(host, '')
  editor.focus()
  const value = new DataTransfer()
  value.setData('text/html', html)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  // Firefox ignores it as an option of the constructor.
  Object.defineProperty(event, 'clipboardData', { value })
  host.querySelector('[contenteditable]')?.dispatchEvent(event)
  editor.tearDown()
  host.remove()
  return saved.at(-1)
}

/** Lists of Word are lists, with their levels. */
export const PastesListsOfWord: Story = {
  play: async (context) => {
    const lists = wordProcessorLists.filter(({ html }) => html.includes('<o:p>'))
    for (const { name, html, saved } of lists) {
      await expect(paste(context, html), name).toBe(saved)
    }
  },
}

/**
 * Headings of Word, Google Docs and others stay, without their styles. `pasted-headings.ts` has the table of the levels: the
 * highest is 2, and a title and a level 1 are the highest.
 */
export const PastesHeadings: Story = {
  play: async (context) => {
    for (const { name, html, saved } of wordProcessorHeadings) {
      await expect(paste(context, html), name).toBe(saved)
    }
  },
}

/** What programs write beside a text and in it: comments, changes, hidden words, tables (`pasted-revisions.ts`). */
export const PastesTexts: Story = {
  play: async (context) => {
    for (const { name, html, saved } of wordProcessorTexts) {
      await expect(paste(context, html), name).toBe(saved)
    }
  },
}
