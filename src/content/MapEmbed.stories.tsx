import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '#ui/foundations/guidance.ts'

import { MapEmbed } from './MapEmbed.tsx'

const guidance: Guidance = {
  do: [
    'Use it for one place that people visit: an office, a lawyer’s address.',
    'Name the place in `title` (“Bureau de Bruxelles”): it labels the map, its frame and the placeholder.',
    'Show the address beside it too: the map replaces the one in the placeholder.',
    'Pass `addressLanguage` if the address is not in the page’s language (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t embed maps in any other way: nothing may be requested from another site before the visitor consents.',
    'Don’t ask for consent elsewhere or on page load: ignoring the placeholder means refusing.',
    'Don’t store the consent in a screen: “Toujours autoriser les cartes” is stored on the device for all maps.',
  ],
  accessibility: [
    'A region named “Plan : Bureau de Bruxelles” with a frame named “Plan interactif d’OpenStreetMap : Bureau de Bruxelles” (WCAG 4.1.2). OpenStreetMap owns the frame’s content.',
    'When a button disappears after a click, focus moves to the region (WCAG 2.4.3).',
    'The address is always available as text. “Itinéraire (OpenStreetMap, nouvel onglet)” says where the link leads.',
    'Buttons, note and links are not printed.',
  ],
  keyboard: {
    Tab: 'Moves to the two buttons, then to the directions; once loaded, through the map’s controls.',
    'Enter Space':
      'Loads the map, once or always, or revokes the consent (“Ne plus afficher les cartes”).',
  },
}

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
