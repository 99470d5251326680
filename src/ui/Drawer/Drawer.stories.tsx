import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import { guidance } from './Drawer.guidance.ts'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: false,
    onClose: fn(),
    wideVersion: { current: null },
    label: 'Menu principal',
    closeLabel: 'Fermer le menu',
    header: 'Droit de Cité',
    children: (
      <ul>
        {['Autorisations', 'Avocats', 'Questions fréquentes', 'Contact'].map((name) => (
          <li key={name}>
            <a href="#menu">{name}</a>
          </li>
        ))}
      </ul>
    ),
  },
  parameters: { guidance, docs: { story: { inline: false, height: '420px' } } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    return (
      <>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Ouvrir le menu
        </Button>
        <p>{'La page derrière le menu ne bouge pas. '.repeat(120)}</p>
        <Drawer
          {...args}
          open={open}
          onClose={() => {
            setOpen(false)
            args.onClose()
          }}
        />
      </>
    )
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { open: true } }
export const OpenOnAPhone: Story = {
  args: { open: true, label: 'Main menu', closeLabel: 'Close the menu' },
  globals: { viewport: { value: 'narrow' } },
}
export const FocusIsTrappedAndRestored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir le menu' })
    await userEvent.click(opener)
    const close = await canvas.findByRole('button', { name: 'Fermer le menu' })
    await expect(close).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.click(close)
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}
export const ClosedByBackdrop: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Menu principal' })
    canvas.getByText('Droit de Cité').click()
    await expect(dialog).toHaveAttribute('open')
    dialog.click()
    await expect(dialog).not.toHaveAttribute('open')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
