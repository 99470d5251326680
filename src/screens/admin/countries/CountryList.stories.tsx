import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const path = '/admin/countries'

const meta = {
  title: 'Screens/Admin/Country list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.8) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Belgique' })).toBeVisible()
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
