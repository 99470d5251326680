import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { guidance } from './Toaster.guidance.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Components/Toaster',
  component: Toaster,
  parameters: { guidance },
  args: {
    toasts: [],
    onDismiss: fn(),
    label: 'Messages',
    dismissLabel: 'Fermer ce message',
    durationMs: 600_000,
  },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const confirmation = {
  id: 1,
  variant: 'success',
  text: 'Suppression faite : Belgique',
} as const
const warning = { id: 2, variant: 'warning', text: 'L’image n’a pas pu être réduite.' } as const

export const Empty: Story = {}
export const One: Story = { args: { toasts: [confirmation] } }
export const Several: Story = {
  args: {
    toasts: [
      confirmation,
      warning,
      { id: 3, variant: 'info', text: '26 lignes exportées. '.repeat(6) },
    ],
  },
}
export const Dismissed: Story = {
  args: { toasts: [confirmation] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Suppression faite')
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer ce message' }))
    await expect(args.onDismiss).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus()
  },
}
const information = { id: 3, variant: 'info', text: '26 lignes exportées.' } as const

/** Toasts that stay until the story starts their timers, so that slow machines don't matter. */
function Hurried(args: ComponentProps<typeof Toaster>) {
  const [isHurried, setHurried] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHurried(true)}>
        Le temps passe
      </button>
      <Toaster {...args} durationMs={isHurried ? 20 : (args.durationMs ?? 600_000)} />
    </>
  )
}

/** A pointer that passes over a focused toast does not restart its timer. */
export const StaysWhileFocused: Story = {
  args: { toasts: [confirmation, information] },
  render: Hurried,
  play: async ({ args, canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Fermer ce message' })
    button?.focus()
    await userEvent.hover(canvas.getByText(confirmation.text))
    await userEvent.hover(canvas.getByText(information.text))
    await userEvent.unhover(canvas.getByText(information.text))
    // Without a pointer event, which would move focus.
    await fireEvent.click(canvas.getByRole('button', { name: 'Le temps passe' }))
    // The first toast's timer, if running, would have ended before.
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(3))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(1)
  },
}
/** Toasts close on their own, except warnings and while hovered. */
export const DismissedAfterTimeout: Story = {
  args: { toasts: [confirmation, warning, information] },
  render: Hurried,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText(confirmation.text))
    await fireEvent.click(canvas.getByRole('button', { name: 'Le temps passe' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(3))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(1)
    await userEvent.unhover(canvas.getByText(confirmation.text))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(1))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(2)
  },
}
