import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Disclosure } from './Disclosure.tsx'

const guidance: Guidance = {
  do: [
    'Use it for navigation links under one label: “Nos services”. It contains a list of links.',
    'Make the overview the first link (“Tous les services”): the button itself is not a link.',
  ],
  dont: [
    'Don’t collapse page content with it: use an Accordion or `details`. On phones the menu is a Drawer.',
    'Don’t put buttons or fields in the panel: only links close it.',
    'Don’t set `role="menu"`: it promises arrow keys, which a list of links does not have.',
  ],
  accessibility: [
    'A button with `aria-expanded` and `aria-controls`; a closed panel is hidden from everyone.',
    'Hover with a mouse opens the panel and a click keeps it open; touch and pen only click. The pointer can move into the panel, and Esc closes it from anywhere (WCAG 1.4.13).',
    'The button is 44 px high, links 40 px (WCAG 2.5.8). With reduced motion the panel opens at once.',
    '`current` underlines the label, in forced colours too; the link inside carries `aria-current`.',
  ],
  keyboard: {
    'Enter Space': 'Toggles the panel.',
    Tab: 'Moves through the links of the open panel; leaving the last closes it.',
    Esc: 'Closes it; focus inside returns to the button.',
  },
}

const meta = {
  title: 'Components/Disclosure',
  tags: ['engines'],
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
  tags: ['state'],
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
const move = (to: 'pointerEnter' | 'pointerLeave', of: Element, pointerType: string) =>
  fireEvent[to](of, { pointerType })
const expanded = (of: Element) => of.getAttribute('aria-expanded')

/** The later event on the second menu proves that the first had time to react. */
export const ByMouse: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} /> <Disclosure {...args} label="Pays" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [button, other] = ['Autorisations', 'Pays'].map((name) =>
      canvas.getByRole('button', { name }),
    )
    if (!button?.parentElement || !other?.parentElement)
      throw new Error('A button stands in its component.')
    const [root, otherRoot] = [button.parentElement, other.parentElement]
    await move('pointerEnter', root, 'touch')
    await move('pointerEnter', otherRoot, 'mouse')
    await waitFor(() => expect(expanded(other)).toBe('true'))
    await expect(expanded(button)).toBe('false')

    await move('pointerEnter', root, 'mouse')
    await waitFor(() => expect(expanded(button)).toBe('true'))
    await userEvent.click(button)
    await move('pointerEnter', otherRoot, 'mouse')
    await waitFor(() => expect(expanded(other)).toBe('true'))
    await move('pointerLeave', root, 'mouse')
    await move('pointerLeave', otherRoot, 'mouse')
    await waitFor(() => expect(expanded(other)).toBe('false'))
    await expect(expanded(button)).toBe('true')
    await userEvent.click(canvas.getByText(/Le reste/))
    await expect(expanded(button)).toBe('false')
  },
}
