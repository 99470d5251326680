import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

const path = '/vous-etes-avocat'

const meta = {
  title: 'Screens/Lawyers/For lawyers',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 1.4) */
export const SignIn: Story = { parameters: { app: { path: '/connexion' } } }
export const SignInEnglish: Story = {
  globals: { language: 'en' },
  parameters: { app: { path: '/connexion' } },
}
export const Application: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer la candidature' }))
    const summary = await canvas.findByRole('group', { name: /8 champs sont à revoir/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Barreau' })).toBeInvalid()
  },
}
export const ApplicationEnglish: Story = { globals: { language: 'en' } }
export const ApplicationPhone: Story = { globals: { viewport: { value: 'phone' } } }
