import type { Meta, StoryObj } from '@storybook/react-vite'

import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Trouver un avocat' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { look: 'secondary' } }
export const Quiet: Story = { args: { look: 'quiet' } }
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongStrings: Story = {
  args: { children: 'Demander une consultation préalable avec un avocat spécialisé du réseau' },
  parameters: { viewport: { options: 'phone' } },
}
