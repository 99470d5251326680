import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const path = '/pricing/belgique/visa-etudiant'

const meta = {
  title: 'Screens/Offers',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.1.7) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const offers = await canvas.findAllByRole('link', { name: /^Demander cette offre/ })
    await expect(offers).toHaveLength(4)
    await expect(offers[1]).toHaveAttribute(
      'href',
      '/contact?country=belgique&subject=visa-etudiant&level=2#formulaire',
    )
  },
}
/** Records that are translated do not carry the note 'in French' (docs/decisions.md). */
export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('€150 excl. VAT per person')).toBeVisible()
    await expect(canvas.queryByText('in French')).toBeNull()
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'never' } } } },
}
export const Empty: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'empty' } } } },
}
export const Failed: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': { status: 500 } } } } },
}
