import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Unbreakable } from './Unbreakable.tsx'

const guidance: Guidance = {
  do: [
    'Use it for headings and sentences, ours and a record’s, in which a date or an inversion may stand.',
    'Give it the whole text: it finds the words itself.',
  ],
  dont: [
    'Don’t write U+2011 in a text: whoever searches the page for “puis-je” would not find it.',
    'Don’t use it where the text is an attribute: attributes do not wrap.',
  ],
  accessibility: [
    'Elements without role or name: what is announced, copied and searched stays the same.',
    'Words of more than 24 characters may break, so that the text reflows at 320 px (WCAG 1.4.10).',
  ],
}

const text = 'Mon visa a été refusé le 8 juin, que puis-je faire avant le 1er octobre ?'

const meta = {
  title: 'Components/Unbreakable',
  component: Unbreakable,
  parameters: { guidance },
  args: { children: text },
  decorators: [
    (Story) => (
      <p style={{ inlineSize: '12rem' }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Unbreakable>
export default meta
type Story = StoryObj<typeof meta>

/** The lines on which a word of the text is. */
function countLines(root: HTMLElement, word: string): number {
  const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = found.nextNode(); node !== null; node = found.nextNode()) {
    const start = node.textContent?.indexOf(word) ?? -1
    if (start === -1) continue
    const range = new Range()
    range.setStart(node, start)
    range.setEnd(node, start + word.length)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  }
  throw new Error(`The text has no ${word}.`)
}

/** At no width does a line end inside a date or an inversion; the characters stay. */
export const AtEveryWidth: Story = {
  play: async ({ canvasElement }) => {
    const paragraph = canvasElement.querySelector('p')
    if (paragraph === null) throw new Error('The text is a paragraph.')
    const broken: string[] = []
    for (let width = 110; width <= 500; width += 1) {
      paragraph.style.inlineSize = `${width}px`
      for (const word of ['8 juin', 'puis-je', '1er octobre']) {
        if (countLines(paragraph, word) > 1) broken.push(`${word} at ${width} px`)
      }
    }
    await expect(broken).toEqual([])
    await expect(paragraph.textContent).toBe(text)
  },
}
