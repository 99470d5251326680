import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { guidance } from './TextArea.guidance.ts'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  parameters: { guidance },
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5')
  },
}
export const WithHint: Story = { args: { hint: 'Dates, pays, délais : ce qui presse d’abord.' } }
export const WithError: Story = {
  args: { error: 'Écrivez votre message.', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Écrivez votre message.')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Bonjour' } }
export const LongStrings: Story = {
  args: { defaultValue: 'Mon rendez-vous à la commune est fixé au 3 mai. '.repeat(20) },
  globals: { viewport: { value: 'phone' } },
}
