import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Button } from '../Button/Button.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { Drawer } from './Drawer.tsx'

const guidance: Guidance = {
  do: [
    'Use it for content that is visible on wide screens and does not fit on phones: menus, filters.',
    'Select in `wideVersion` what replaces it on wide screens: once CSS shows that, the drawer closes.',
    'Put links in it as they are: a click on one closes the drawer, also if it leads to the same page.',
    'Put the action that must stay visible in `footer`: “Voir les 12 avocats”.',
    'Render expensive content only while open, and set `aria-haspopup="dialog"` on the opener.',
  ],
  dont: [
    'Don’t ask a question with it: a click on the backdrop closes it. Use a Dialog.',
    'Don’t hide content that fits on a wide screen.',
    'Don’t change the page’s scrolling for it: its CSS locks it.',
  ],
  accessibility: [
    'A native modal `dialog` named by `label`. The page behind is inert, does not scroll and keeps its scrollbar’s space.',
    'Focus moves to the close button (44 px) unless `header` has a focusable element, and returns to the opener (WCAG 2.4.3).',
    'Only the content between header and footer scrolls, so neither covers the focus (WCAG 2.4.11).',
    'It slides in over 240 ms, or appears at once with reduced motion. At least 40 px of the page stay visible to tap.',
  ],
  keyboard: {
    Tab: 'Moves through the drawer, never to the page behind.',
    'Enter Space': 'Presses the close button; Enter follows a link.',
    Esc: 'Closes it.',
  },
}

const meta = {
  title: 'Components/Drawer',
  tags: ['engines'],
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
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
export const ClosedByLink: Story = {
  args: { open: true, children: <a href="/contact">Contact</a> },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Menu principal' })
    const link = canvas.getByRole('link', { name: 'Contact' })
    // The story stays at its address.
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
