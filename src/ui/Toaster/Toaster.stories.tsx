import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Toaster } from './Toaster.tsx'

const guidance: Guidance = {
  do: [
    'Render it once, in the back-office layout: its messages outlive their screen. Screens call `showToast`.',
    'Write one sentence that names the record: “Suppression faite : Belgique”.',
    'Use `warning` for what must not be missed: it stays until dismissed, as a toast with `actions` does; the others close after 8 seconds.',
  ],
  dont: [
    'Don’t show form errors or save errors in it: use a Notice in the form.',
    'Don’t put the only link or button for a task in it: its `actions` are shortcuts.',
    'Don’t use it while a Dialog is open: it is inert behind it.',
    'Don’t send many at once: `showToast` keeps the last four.',
  ],
  accessibility: [
    'A named region with a polite `status`, mounted before its first message; only additions are announced, and focus stays (WCAG 4.1.3).',
    'Hover and focus pause the timeout, which then restarts (WCAG 2.2.1).',
    'Dismissing by button moves focus to the region (WCAG 2.4.3).',
    'It slides up by 8 px, not with reduced motion. Not printed.',
  ],
  keyboard: {
    Tab: 'Moves to each dismiss button, after the page itself.',
    'Enter Space': 'Dismisses the message.',
  },
}

const meta = {
  title: 'Components/Toaster',
  tags: ['engines'],
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
/** A toast with actions stays for as long as it takes to reach them. */
export const WithActions: Story = {
  args: {
    toasts: [
      {
        ...confirmation,
        text: 'Le pays est créé.',
        actions: <a href="#suite">Ajouter un visa pour ce pays</a>,
      },
      information,
    ],
  },
  render: Hurried,
  play: async ({ args, canvas, userEvent }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Le temps passe' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith(3))
    await expect(args.onDismiss).not.toHaveBeenCalledWith(1)
    canvas.getByRole('region', { name: 'Messages' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Ajouter un visa/ })).toHaveFocus()
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
