import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { guidance } from './MapEmbed.guidance.ts'
import { MapEmbed } from './MapEmbed.tsx'

const meta = {
  title: 'Components/Map embed',
  component: MapEmbed,
  parameters: { guidance },
  args: {
    coordinates: { latitude: 50.8455, longitude: 4.3572 },
    title: 'Bureau de Bruxelles',
    address: ['Rue du Sceau 14', '1000 Bruxelles'],
  },
} satisfies Meta<typeof MapEmbed>
export default meta
type Story = StoryObj<typeof meta>

export const BeforeConsent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByText('Rue du Sceau 14')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Itinéraire/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/directions?to=50.8455%2C4.3572',
    )
  },
}
export const InEnglish: Story = {
  args: { title: 'Brussels office', addressLanguage: 'fr' },
  globals: { language: 'en' },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongStrings: Story = {
  args: {
    title: 'Cabinet de Maître Marie-Alexandrine de la Villardière-Montaigu',
    address: [
      'Avenue de la Porte de Hal 1402, bâtiment des Trois Fontaines, entrée C, quatrième étage',
      '1060 Saint-Gilles (Région de Bruxelles-Capitale)',
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
