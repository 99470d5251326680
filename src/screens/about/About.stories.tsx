import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Screens/About',
  parameters: { layout: 'fullscreen', app: { path: '/apropos' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.9.1) */
export const WhoWeAre: Story = {}
export const Vision: Story = { parameters: { app: { path: '/apropos?tab=vision' } } }
export const History: Story = { parameters: { app: { path: '/apropos?tab=histoire' } } }
export const Values: Story = { parameters: { app: { path: '/apropos?tab=valeurs' } } }
export const UnknownTab: Story = {
  parameters: { app: { path: '/apropos?tab=inconnu' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent(
      'Qui sommes-nous',
    )
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SelectTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Valeurs' }))
    const panel = await canvas.findByRole('tabpanel', { name: 'Valeurs' })
    await expect(panel).toBeVisible()
    await expect(panel.querySelectorAll('li')).toHaveLength(3)
  },
}
