import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { guidance } from './PauseToggle.guidance.ts'
import { PauseToggle } from './PauseToggle.tsx'

const meta = {
  title: 'Components/Pause toggle',
  component: PauseToggle,
  parameters: { guidance },
  args: {
    paused: false,
    onToggle: fn(),
    labels: { pause: 'Mettre le défilement en pause', play: 'Reprendre le défilement' },
  },
  render: function Render(args) {
    const [paused, setPaused] = useState(args.paused)
    return <PauseToggle {...args} paused={paused} onToggle={() => setPaused(!paused)} />
  },
} satisfies Meta<typeof PauseToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {}
export const Paused: Story = { args: { paused: true } }
export const Toggling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre le défilement en pause' }))
    await expect(canvas.getByRole('button', { name: 'Reprendre le défilement' })).toHaveFocus()
  },
}
