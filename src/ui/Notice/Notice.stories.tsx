import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Notice } from './Notice.tsx'

const guidance: Guidance = {
  do: [
    'Place it where it matters: above the submit button when sending failed, above a form with a draft.',
    'Say what happened in the title and what to do in the text.',
    'Use `success` for what is done, `warning` for an error or a risk, `info` for what is good to know.',
    'Pass `dismissLabel` with `onDismiss`: without it there is no button.',
  ],
  dont: [
    'Don’t use it for field errors (ErrorSummary), an empty or failed list (EmptyState), or a message that must outlive its screen (Toaster).',
    'Don’t set `announce` on a notice that is there when the page loads.',
    'Don’t use `alert` for good news: it interrupts the screen reader.',
  ],
  drawn: {
    do: () => (
      <Notice variant="warning" title="Votre message n’est pas parti">
        <p>Rien de ce que vous avez écrit n’est perdu. Réessayez dans quelques instants.</p>
      </Notice>
    ),
    dont: () => (
      <Notice variant="warning" title="Erreur">
        <p>Une erreur est survenue (500).</p>
      </Notice>
    ),
  },
  accessibility: [
    'Icon and colour are not announced: the text must say whether it worked (WCAG 1.3.3, 1.4.1).',
    'Not every screen reader announces a `status` that is added with its text: render the notice inside an existing `role="status"` element (WCAG 4.1.3).',
    'The dismiss button is 32 px (WCAG 2.5.8). The owner moves focus when the notice is removed.',
    'In forced colours border and icon take the text colour.',
  ],
  keyboard: {
    Tab: 'Moves to the links inside, then to the dismiss button.',
    'Enter Space': 'On the button: dismisses the notice.',
  },
}

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
