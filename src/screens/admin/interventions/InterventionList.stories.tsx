import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const path = '/admin/interventions'

const meta = {
  title: 'Screens/Admin/Intervention list',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.13.6) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('columnheader')
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      '',
      'ID',
      'Pays',
      'Visa',
      'Actions',
    ])
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
