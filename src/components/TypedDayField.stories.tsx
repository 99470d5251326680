import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { TypedDayField } from './TypedDayField.tsx'

/** Three fields for a day: no calendar is needed to type a day that stands in a letter. */
const meta = {
  title: 'Site components/Day',
  component: TypedDayField,
  args: {
    label: 'Date de la lettre',
    value: { day: '3', month: '12', year: '2026' },
    onChange: fn(),
  },
} satisfies Meta<typeof TypedDayField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Jour'), '1')
    await expect(args.onChange).toHaveBeenCalledWith({ day: '31', month: '12', year: '2026' })
  },
}
export const WithError: Story = {
  args: {
    value: { day: '31', month: '2', year: '2026' },
    error: 'Ce jour n’existe pas.',
    announce: 'error',
  },
}
