import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const meta = { title: 'Screens/Services', parameters: pageAt('/services') } satisfies Meta
export default meta

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
export const English: Story = { globals: english }
export const Phone: Story = { globals: phone }
