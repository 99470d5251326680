import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const meta = {
  title: 'Screens/Services',
  parameters: { layout: 'fullscreen', app: { path: '/services' } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.1.8) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const index = await canvas.findByRole('navigation', { name: 'Les sept services' })
    const links = within(index).getAllByRole('link')
    await expect(links).toHaveLength(7)
    for (const link of links) {
      const id = new URL(link.getAttribute('href') ?? '', location.href).hash.slice(1)
      const part = document.getElementById(id)
      await expect(part?.querySelector('h2')).toHaveTextContent(link.textContent)
    }
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
