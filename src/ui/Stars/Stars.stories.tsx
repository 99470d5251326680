import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { guidance } from './Stars.guidance.ts'
import { parseStars, Stars } from './Stars.tsx'

const meta = {
  title: 'Components/Stars',
  component: Stars,
  parameters: { guidance },
  args: { value: 4.5, label: '4,5 étoiles sur 5' },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,5 étoiles sur 5' })).toBeVisible()
  },
}
export const Five: Story = { args: { value: 5, label: '5 stars out of 5' } }
export const Zero: Story = { args: { value: 0, label: '0 étoile sur 5' } }
export const InABelgianRecord: Story = {
  render: (args) => (
    <div data-ink="be">
      <Stars {...args} />
    </div>
  ),
}
export const Unreadable: Story = {
  args: { value: parseStars('très bien') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
