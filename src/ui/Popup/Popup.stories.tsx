import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Button, getButtonClassName } from '../Button/Button.tsx'
import { Popup } from './Popup.tsx'

const guidance: Guidance = {
  do: [
    'Use it for what is seldom needed: further actions of a row, the columns of a list.',
    'Name the button by what it belongs to, if it shows an icon only.',
  ],
  dont: [
    'Don’t put the one action in it that most people come for.',
    'Don’t use it for navigation: that is a Disclosure.',
  ],
  accessibility: [
    'A button with `aria-expanded` and, while it is open, `aria-controls`; a closed panel is not in the page.',
    'The focus goes back to the button when Esc or an action closes it.',
  ],
  keyboard: {
    'Enter Space': 'Opens or closes the panel.',
    Tab: 'Moves into and through the open panel; leaving it closes it.',
    Esc: 'Closes it; the focus returns to the button.',
  },
}

const onDuplicate = fn()

const meta = {
  title: 'Components/Popup',
  tags: ['engines'],
  component: Popup,
  parameters: { guidance },
  args: {
    buttonClassName: getButtonClassName('secondary', 'small'),
    children: <span>Plus</span>,
    closesOnAction: true,
    renderPanel: () => (
      <>
        <Button variant="tertiary" onClick={onDuplicate}>
          Dupliquer
        </Button>
        <Button variant="tertiary">Supprimer</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '9rem', textAlign: 'end' }}>
        <Story />
        <p>
          Texte, <a href="#lien">lien</a>
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof Popup>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Plus' })
    const isOpen = () => canvas.queryByRole('button', { name: 'Dupliquer' }) !== null
    await step('an action closes it and leaves the focus on the button', async () => {
      await userEvent.click(button)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Dupliquer' }))
      await expect(onDuplicate).toHaveBeenCalledOnce()
      await expect(isOpen()).toBe(false)
      await expect(button).toHaveFocus()
    })
    await step('Escape closes it from inside', async () => {
      await userEvent.keyboard('{Enter}{Tab}')
      await expect(canvas.getByRole('button', { name: 'Dupliquer' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(isOpen()).toBe(false)
      await expect(button).toHaveFocus()
    })
    await step('a press outside and leaving it by Tab close it', async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByText(/^Texte/))
      await expect(isOpen()).toBe(false)
      button.focus()
      await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}')
      await expect(isOpen()).toBe(false)
    })
    await userEvent.click(button)
  },
}
