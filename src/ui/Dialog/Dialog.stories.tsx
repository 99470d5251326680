import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { guidance } from './Dialog.guidance.ts'
import { Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Dialog',
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
