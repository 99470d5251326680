import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { VisaPicture } from './VisaPicture.tsx'

/** The picture of a visa, or a drawing made from its name. */
const meta = {
  title: 'Site components/Picture of a visa',
  component: VisaPicture,
  args: { image: null, name: 'Visa étudiant', countryCode: 'BE' },
} satisfies Meta<typeof VisaPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Drawing: Story = {}
/** What fails to load is replaced, and said. */
export const Failed: Story = {
  args: { image: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Impossible de charger l'image")).toBeVisible()
  },
}
