import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { PauseToggle } from './PauseToggle.tsx'

const guidance: Guidance = {
  do: [
    'Place it beside anything that moves on its own for more than five seconds: the home page’s title, an autoplaying carousel, the About page’s images.',
    'Name in both labels what it stops: “Arrêter le défilement du titre”, “Reprendre le défilement du titre”.',
    'With reduced motion nothing starts on its own: omit the button or start paused.',
  ],
  dont: [
    'Don’t rely on pausing on hover: touch has no hover.',
    'Don’t use it as an on/off setting: its name is the next action, not the state.',
  ],
  accessibility: [
    'It meets WCAG 2.2.2. A native `button` named by its label; the icon is hidden.',
    'The name changes, so there is no `aria-pressed`: both would contradict each other. Focus stays.',
    '44 px square (WCAG 2.5.8) with a border contrast over 3:1 (1.4.11).',
    'Hidden without JavaScript, where nothing moves.',
  ],
  keyboard: {
    'Enter Space': 'Stops or restarts the movement.',
  },
}

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
