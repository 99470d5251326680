import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/About', parameters: pageAt('/apropos') } satisfies Meta
export default meta

/** (spec 2.9.1) */
export const WhoWeAre: Story = {}
export const Vision: Story = { parameters: pageAt('/apropos?tab=vision') }
export const History: Story = { parameters: pageAt('/apropos?tab=histoire') }
export const Values: Story = { parameters: pageAt('/apropos?tab=valeurs') }
export const UnknownTab: Story = {
  parameters: pageAt('/apropos?tab=inconnu'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent(
      'Qui sommes-nous',
    )
  },
}
export const English: Story = { globals: english }
export const Phone: Story = { globals: phone }
export const SelectTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Valeurs' }))
    const panel = await canvas.findByRole('tabpanel', { name: 'Valeurs' })
    await expect(panel).toBeVisible()
    await expect(panel.querySelectorAll('li')).toHaveLength(3)
  },
}
