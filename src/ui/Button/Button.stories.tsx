import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { guidance } from './Button.guidance.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { guidance },
  args: { children: 'Trouver un avocat' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Tertiary: Story = { args: { variant: 'tertiary' } }
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongStrings: Story = {
  args: { children: 'Demander une consultation préalable avec un avocat spécialisé du réseau' },
  globals: { viewport: { value: 'phone' } },
}

const onSubmit = fn((event: React.SubmitEvent) => event.preventDefault())
/** The second click of a double click does not submit; a key does. */
export const DoubleClickSubmitsOnce: Story = {
  args: { type: 'submit' },
  render: (props) => (
    <form onSubmit={onSubmit}>
      <Button {...props} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenCalledTimes(2)
  },
}
