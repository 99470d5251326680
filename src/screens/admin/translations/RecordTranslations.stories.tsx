import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const path = '/admin/traductions/visas/3'

const meta = {
  title: 'Screens/Admin/Record translations',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** French and English side by side, each in its language. */
export const Translated: Story = {
  play: async ({ canvas }) => {
    const english = await canvas.findByRole('cell', { name: 'Student visa' })
    await expect(english).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('link', { name: 'Modifier la fiche' })).toHaveAttribute(
      'href',
      '/admin/visas/formulaire/3',
    )
  },
}
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const NotFound: Story = {
  parameters: { app: { path: '/admin/traductions/visas/9999' } },
  play: async ({ canvas }) => {
    const heading = { level: 1, name: 'Fiche introuvable' }
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Revenir aux traductions' })).toBeVisible()
  },
}
