import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import { guidance } from './Disclosure.guidance.ts'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: { guidance },
  args: {
    label: 'Autorisations',
    children: (
      <ul>
        <li>
          <a href="#travail">Permis de travail</a>
        </li>
        <li>
          <a href="#etudes" aria-current="page">
            Visa étudiant
          </a>
        </li>
        <li>
          <a href="#famille">
            Regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité
          </a>
        </li>
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <nav aria-label="Principale">
        <Story /> <a href="#contact">Contact</a>
        <p>{'Le reste de la page. '.repeat(24)}</p>
      </nav>
    ),
  ],
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Current: Story = { args: { current: true, label: 'Permits' } }
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Autorisations' })
    await expect(canvas.queryByRole('link', { name: 'Visa étudiant' })).toBeNull()
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Visa étudiant' })).toBeVisible())
  },
}
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'narrow' } } }
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Autorisations' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Permis de travail' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    canvas.getByRole('link', { name: 'Contact' }).focus()
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  },
}
export const ByMouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Autorisations' })
    const root = button.parentElement
    if (!root) throw new Error('The button stands in its component.')
    const expanded = () => button.getAttribute('aria-expanded')
    await fireEvent.pointerEnter(root, { pointerType: 'touch' })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(expanded()).toBe('false')
    await fireEvent.pointerEnter(root, { pointerType: 'mouse' })
    await waitFor(() => expect(expanded()).toBe('true'))
    await userEvent.click(button)
    await fireEvent.pointerLeave(root, { pointerType: 'mouse' })
    await new Promise((resolve) => setTimeout(resolve, 320))
    await expect(expanded()).toBe('true')
    await userEvent.click(canvas.getByText(/Le reste/))
    await expect(expanded()).toBe('false')
  },
}
