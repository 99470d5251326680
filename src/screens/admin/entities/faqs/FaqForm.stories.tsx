import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const path = '/admin/faqs/formulaire/1'

const meta = {
  title: 'Screens/Admin/FAQ form',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Edit: Story = {}
/** (spec 2.13.5, 5.7) */
export const Create: Story = { parameters: { app: { path: '/admin/faqs/formulaire/new' } } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const NotFound: Story = {
  parameters: { app: { path: '/admin/faqs/formulaire/9999' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'FAQ introuvable' })).toBeVisible()
  },
}
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Question'), ' ?')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(await canvas.findByText('FAQ modifiée avec succès !')).toBeVisible()
    await expect(canvas.getByLabelText('Question')).toHaveValue('')
  },
}
/** (spec 4.15, 8.18) */
export const SaveFailed: Story = {
  parameters: { app: { path, scenario: { faults: { 'faqs.update': { status: 500 } } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Question'), ' ?')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Erreur lors de la création de la FAQ. Veuillez réessayer.',
    )
  },
}
/** The text stays, and the sign-in leads back to it. */
export const SessionExpired: Story = {
  parameters: {
    app: { path, scenario: 'session-expired', signInUrl: 'https://sign-in.example/' },
  },
  play: async ({ canvas, userEvent }) => {
    const question = await canvas.findByLabelText('Question')
    await userEvent.clear(question)
    await userEvent.type(question, 'Et après ?')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Le serveur demande une connexion.')
    await expect(within(alert).getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(question).toHaveValue('Et après ?')
  },
}
