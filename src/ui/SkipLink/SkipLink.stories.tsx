import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { SkipLink } from './SkipLink.tsx'

const guidance: Guidance = {
  do: [
    'Make it a layout’s first focusable element: “Aller au contenu”.',
    'Target the page’s `main` by an `id` that every page of the layout has.',
  ],
  dont: [
    'Don’t put anything focusable before it.',
    'Don’t hide it with `display: none` or `VisuallyHidden`: the first removes the tab stop, the second stays invisible on focus.',
    'Don’t leave `main` to the screens: while one loads there would be no target. The layout renders it.',
  ],
  accessibility: [
    'Skips repeated blocks (WCAG 2.4.1). Visible on focus, above everything.',
    'A native link that works without JavaScript. With it, focus moves, the URL stays, and the target gets `tabindex="-1"` if needed.',
    'The target shows no focus ring. The next Tab moves to the first focusable element inside it.',
    '44 px high (WCAG 2.5.8). Not printed.',
  ],
  keyboard: {
    Tab: 'The first Tab on a page shows it.',
    Enter: 'Moves focus to the content.',
  },
}

const meta = {
  title: 'Components/Skip link',
  tags: ['engines'],
  component: SkipLink,
  parameters: { guidance },
  args: { targetId: 'contenu', children: 'Aller au contenu' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="contenu">
        <h1>Contenu</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Focused: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus()
  },
}
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    const url = window.location.href
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(window.location.href).toBe(url)
  },
}
