import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { Dialog } from './Dialog.tsx'

const guidance: Guidance = {
  do: [
    'Use it for a question that blocks further work: a deletion, unsaved changes, an edit conflict.',
    'Put the safest answer first and name each action: “Rester sur la fiche”, “Quitter sans rien garder”.',
    'Set `role="alertdialog"` for irreversible actions: the text is announced with the title.',
    'Set `busy` while the action runs and show it in the button (“Suppression…”): Esc and the backdrop then don’t close the dialog.',
  ],
  dont: [
    'Don’t confirm success with it: use a Notice, or the Toaster in the back-office.',
    'Don’t put long forms in it: use a page with a URL and a draft.',
    'Don’t omit a closing button: there is no cross, and phones have no Esc.',
    'Don’t set `closeOnBackdropClick` if a click beside the dialog would lose something.',
  ],
  drawn: {
    do: () => (
      <>
        <p>Quitter sans enregistrer ?</p>
        <Button variant="secondary">Rester sur la fiche</Button>
        <Button variant="danger">Quitter sans rien garder</Button>
      </>
    ),
    dont: () => (
      <>
        <p>Êtes-vous sûr ?</p>
        <Button>OK</Button>
        <Button variant="secondary">Annuler</Button>
      </>
    ),
  },
  accessibility: [
    'A native modal `dialog` named by its title, an `h2`. The page behind is inert. On close or unmount focus returns to the opener (WCAG 2.4.3).',
    'Focus moves to the first focusable element: a link or checkbox in the text comes before the first button.',
    'The Toaster is inert behind an open dialog: show errors in the dialog, as a deletion does.',
    'It is at most 90 % of the window’s height, scrolls inside and opens without animation.',
  ],
  keyboard: {
    Tab: 'Moves through the dialog, never to the page behind.',
    'Enter Space': 'Presses the focused button.',
    Esc: 'Calls `onClose`, unless busy.',
  },
}

const meta = {
  title: 'Components/Dialog',
  tags: ['engines'],
  component: Dialog,
  args: {
    open: false,
    onClose: fn(),
    title: 'Confirmer',
    children: <p>Cette page sera fermée.</p>,
    actions: null,
  },
  parameters: { guidance, docs: { story: { inline: false, height: '320px' } } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Ouvrir
        </Button>
        <Dialog
          {...args}
          open={open}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Annuler
              </Button>
              <Button onClick={close}>Confirmer</Button>
            </>
          }
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const Wide: Story = { args: { open: true, size: 'wide' } }
export const LongStrings: Story = {
  args: { open: true, title: 'Un titre long '.repeat(8), children: 'Un texte long. '.repeat(200) },
  globals: { viewport: { value: 'phone' } },
}
export const FocusIsTrappedAndRestored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir' })
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Annuler' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
export const StaysOnBackdropClick: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    dialog.click()
    await expect(dialog).toHaveAttribute('open')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const ClosedByBackdrop: Story = {
  args: { open: true, closeOnBackdropClick: true },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    canvas.getByText('Cette page sera fermée.').click()
    await expect(args.onClose).not.toHaveBeenCalled()
    dialog.click()
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
