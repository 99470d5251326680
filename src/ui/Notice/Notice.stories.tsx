import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { guidance } from './Notice.guidance.ts'
import { Notice } from './Notice.tsx'

const meta = {
  title: 'Components/Notice',
  component: Notice,
  parameters: { guidance },
  args: {
    variant: 'info',
    title: 'Les honoraires sont ceux du pays choisi',
    children: <p>Ils comprennent la TVA et sont confirmés par écrit avant toute démarche.</p>,
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = {
  args: {
    variant: 'success',
    title: 'Your message has been sent',
    children: <p>A lawyer answers within two working days.</p>,
    announce: 'status',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('has been sent')
  },
}
export const Warning: Story = {
  args: {
    variant: 'warning',
    title: undefined,
    children: <p>Ce délai ne peut pas être prolongé.</p>,
  },
}
export const Dismissible: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Fermer ce message' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer ce message' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}
export const LongStrings: Story = {
  args: {
    variant: 'warning',
    title: 'Votre carte de séjour expire avant la fin prévisible de la procédure de renouvellement',
    children: (
      <p>{'Prenez contact avec la commune avant la date indiquée sur la carte. '.repeat(4)}</p>
    ),
    onDismiss: fn(),
    dismissLabel: 'Fermer ce message',
  },
  globals: { viewport: { value: 'narrow' } },
}
