import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { guidance } from './SkipLink.guidance.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/Skip link',
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' })).toHaveFocus()
  },
}
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = window.location.href
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(window.location.href).toBe(address)
  },
}
