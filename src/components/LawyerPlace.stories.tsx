import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { english } from '#storybook/page-story.ts'

import { LawyerPlace } from './LawyerPlace.tsx'

const createLawyer = (city: string) => ({
  address: {
    street: 'Rue du Sceau 14',
    postalCode: '9000',
    city,
    latitude: 51.05,
    longitude: 3.72,
  },
  country: { id: 1, name: 'Belgique', code: 'BE' },
})

/** The city and the country of a lawyer, in the language of the page. */
const meta = {
  title: 'Site components/Place of a lawyer',
  component: LawyerPlace,
  args: { lawyer: createLawyer('Gand') },
} satisfies Meta<typeof LawyerPlace>
export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {}
export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ghent')).toBeVisible()
    await expect(canvas.getByText('Belgium')).toBeVisible()
  },
}
/** A city without an English name is French, and says so to screen readers. */
export const UnknownCity: Story = {
  args: { lawyer: createLawyer('Saint-Josse-ten-Noode') },
  globals: english,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saint-Josse-ten-Noode')).toHaveAttribute('lang', 'fr')
  },
}
