import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { guidance } from './VisuallyHidden.guidance.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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
