import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { RetryMessage } from './RetryMessage.tsx'

/** What could not be loaded, with a way to try again. */
const meta = {
  title: 'Site components/Retry message',
  component: RetryMessage,
  args: { title: 'Les visas n’ont pas pu être chargés.', onRetry: fn() },
} satisfies Meta<typeof RetryMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const WithText: Story = { args: { text: 'Vérifiez la connexion.' } }
