import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const path = '/admin/visas/formulaire/1'

const meta = {
  title: 'Screens/Admin/Visa form',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {}
export const Create: Story = { parameters: { app: { path: '/admin/visas/formulaire' } } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const NotFound: Story = {
  parameters: { app: { path: '/admin/visas/formulaire/0' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Visa introuvable' })).toBeVisible()
  },
}
/** A file with the type of an image that is not an image: the form is not saved while it is refused. */
export const BrokenImage: Story = {
  play: async ({ canvas, userEvent }) => {
    const image = await canvas.findByLabelText(/^Image/, { selector: 'input[accept="image/*"]' })
    await userEvent.upload(image, new File(['x'], 'a.png', { type: 'image/png' }))
    await waitFor(() =>
      expect(image).toHaveAccessibleDescription(/^Cette image ne peut pas être lue/),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(await canvas.findByRole('group', { name: 'Un champ est à revoir' })).toHaveFocus()
  },
}
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aperçu' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ordinateur' }))
    await expect(canvas.getByTitle('Aperçu pour les visiteurs')).toBeVisible()
  },
}
/** The form says, before it is saved, how many English passages the change takes away. */
export const LostTranslation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Résumé'), 'Un mot de plus.')
    await expect(await canvas.findByText(/Un passage anglais repassera en français/)).toBeVisible()
  },
}
