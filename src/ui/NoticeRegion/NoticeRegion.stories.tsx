import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

import { guidance } from './NoticeRegion.guidance.ts'
import { NoticeRegion } from './NoticeRegion.tsx'

const meta = {
  title: 'Components/NoticeRegion',
  component: NoticeRegion,
  parameters: { guidance },
  args: {
    notices: [],
    onDismiss: fn(),
    label: 'Messages',
    dismissLabel: 'Fermer ce message',
    stay: 600_000,
  },
} satisfies Meta<typeof NoticeRegion>
export default meta
type Story = StoryObj<typeof meta>

const confirmation = { id: 1, kind: 'confirmation', text: 'Suppression faite : Belgique' } as const
const warning = { id: 2, kind: 'warning', text: 'L’image n’a pas pu être réduite.' } as const

export const Empty: Story = {}
export const One: Story = { args: { notices: [confirmation] } }
export const Several: Story = {
  args: {
    notices: [
      confirmation,
      warning,
      { id: 3, kind: 'information', text: '26 lignes exportées. '.repeat(6) },
    ],
  },
}
export const Dismissed: Story = {
  args: { notices: [confirmation] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Suppression faite')
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer ce message' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus()
  },
}
/** A pointer that passes over it does not start its time again while it has the focus. */
export const StaysWithFocus: Story = {
  args: {
    notices: [confirmation, { id: 3, kind: 'information', text: '26 lignes exportées.' }],
    stay: 300,
  },
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Fermer ce message' })
    button?.focus()
    await userEvent.hover(canvas.getByText(confirmation.text))
    // Its time, if it ran, would be over before that of the one left last.
    await userEvent.hover(canvas.getByText('26 lignes exportées.'))
    await userEvent.unhover(canvas.getByText('26 lignes exportées.'))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(3))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(1)
  },
}
/** It goes by itself unless it is a warning, and not while it is pointed at. */
export const GoesWithTime: Story = {
  args: { notices: [confirmation, warning], stay: 300 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(confirmation.text))
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(canvas.getByText(confirmation.text))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(2)
  },
}
