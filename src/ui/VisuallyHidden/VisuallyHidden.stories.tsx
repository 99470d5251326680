import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const guidance: Guidance = {
  do: [
    'Use it for context that sighted users get from the layout: which visa “Ce qu’il faut savoir” is about, what is loading.',
    'Put it after the visible text: the name then starts with the words that speech users say (WCAG 2.5.3). Keep a space between them.',
    'Set `lang` for record texts on an English page. Set `role="status"` on a mounted element for text that is only announced.',
  ],
  dont: [
    'Don’t put focusable elements in it: the focus would be invisible (WCAG 2.4.7). `SkipLink` shows itself.',
    'Don’t hide text that everyone needs.',
    'Don’t confuse it with `aria-hidden` (visible, not announced) or `hidden` (neither).',
  ],
  accessibility: [
    'A `span` of one pixel: `display: none` would hide it from screen readers too.',
    'It does not wrap, so that screen readers keep its words apart.',
    'It is positioned: inside a horizontal scroller, a `position: relative` ancestor keeps it from widening the page (WCAG 1.4.10).',
  ],
}

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  parameters: { guidance },
  args: { children: 'en Belgique' },
  render: (args) => (
    <p>
      Visa humanitaire <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('en Belgique')
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
