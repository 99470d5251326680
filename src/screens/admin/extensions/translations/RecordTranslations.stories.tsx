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
/** A translation that lost the placeholder of an inline element is not shown to visitors either. */
export const PartlyTranslated: Story = {
  parameters: {
    app: {
      path,
      changeTranslation: (translation: string) =>
        translation.length > 120 ? undefined : translation.replaceAll(/<[^>]*>/g, ''),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Student visa' })).toBeVisible()
    await expect(canvas.getAllByRole('cell', { name: 'À traduire' }).length).toBeGreaterThan(1)
    await expect(canvas.getAllByText(/ne suit pas la mise en forme/)[0]).toBeVisible()
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
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'visas.list': 'never' } } } },
}
export const Failed: Story = {
  parameters: { app: { path, scenario: { faults: { 'visas.list': { status: 500 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les traductions n’ont pas pu être lues.',
    )
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
