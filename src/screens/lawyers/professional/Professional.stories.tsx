import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/vous-etes-avocat'

const meta = { title: 'Screens/Lawyers/For lawyers', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 1.4) */
export const SignIn: Story = { parameters: pageAt('/connexion') }
export const SignInEnglish: Story = { globals: english, parameters: pageAt('/connexion') }
export const Application: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer la candidature' }))
    const summary = await canvas.findByRole('group', { name: /8 champs sont à revoir/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Barreau' })).toBeInvalid()
  },
}
export const ApplicationEnglish: Story = { globals: english }
export const ApplicationPhone: Story = { globals: phone }
