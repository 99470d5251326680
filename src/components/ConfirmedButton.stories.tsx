import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { ConfirmedButton } from './ConfirmedButton.tsx'

/** A deletion that cannot be taken back asks first. Where nothing is lost, it does not ask. */
const meta = {
  title: 'Site components/Confirmed button',
  component: ConfirmedButton,
  args: {
    label: 'Supprimer la liste',
    title: 'Supprimer cette liste ?',
    text: 'Ce que vous y avez noté est perdu.',
    confirm: 'Supprimer',
    cancel: 'Annuler',
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmedButton>
export default meta
type Story = StoryObj<typeof meta>

/** The question can be left without doing anything; the focus returns to the button. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Supprimer la liste' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const NotAsked: Story = {
  args: { isAsked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
}
