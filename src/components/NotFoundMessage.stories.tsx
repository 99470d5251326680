import type { Meta, StoryObj } from '@storybook/react-vite'

import { NotFoundMessage } from './NotFoundMessage.tsx'

/** Takes the place of a page that does not exist, and leads on. */
const meta = {
  title: 'Site components/Not found',
  component: NotFoundMessage,
  args: {
    stamp: '404',
    title: 'Page introuvable',
    text: 'Cette adresse ne mène nulle part.',
    action: <a href="/">Retour à l’accueil</a>,
  },
} satisfies Meta<typeof NotFoundMessage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
