import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { buttonStates, ControlStates, sideBySide } from '#storybook/ControlStates.tsx'

import type { Guidance } from '../foundations/guidance.ts'
import { Button } from './Button.tsx'

const guidance: Guidance = {
  do: [
    'Use one primary button a view, for the main action; use secondary for the others.',
    'Start with a verb: “Envoyer le message”, “Send the message”.',
    'Use `danger` for what cannot be undone, such as a deletion, and name it: “Supprimer”, never “OK”.',
    'For navigation use a link with `getButtonClassName`: it can open in a new tab and be copied.',
  ],
  dont: [
    'Don’t disable a button because a form is incomplete: on click, show what is missing.',
    'Don’t place two primary buttons side by side or a `tertiary` one alone on a page.',
    'Don’t shorten a label to fit: it wraps.',
  ],
  drawn: {
    do: () => (
      <>
        <Button>Envoyer le message</Button>
        <Button variant="secondary">Annuler</Button>
      </>
    ),
    dont: () => (
      <>
        <Button>OK</Button>
        <Button>Valider</Button>
      </>
    ),
  },
  accessibility: [
    'A native `button` named by its text. An icon-only button needs an `aria-label` in the page’s language.',
    'At least 44 px high, 36 px when small; focus is a 2 px outline (WCAG 2.4.7, 2.5.8).',
    'Show a busy state by text and `aria-disabled`, which keeps focus; `disabled` loses it.',
    'The second click of a double click does not submit again.',
    'The primary button stays filled in forced colours.',
  ],
  keyboard: {
    'Enter Space': 'Presses it.',
  },
}

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { guidance },
  args: { children: 'Trouver un avocat' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Tertiary: Story = { args: { variant: 'tertiary' } }
export const Danger: Story = {
  args: { variant: 'danger', children: 'Supprimer' },
}
export const States: Story = {
  parameters: sideBySide('button'),
  render: (args) => (
    <>
      {(['primary', 'secondary', 'tertiary', 'danger'] as const).map((variant) => (
        <ControlStates key={variant} name={variant} has={buttonStates}>
          {(state) => <Button {...args} variant={variant} disabled={state === 'disabled'} />}
        </ControlStates>
      ))}
    </>
  ),
}
export const Small: Story = { args: { size: 'small' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongStrings: Story = {
  args: { children: 'Demander une consultation préalable avec un avocat spécialisé du réseau' },
  globals: { viewport: { value: 'phone' } },
}

const onSubmit = fn((event: React.SubmitEvent) => event.preventDefault())
/** The second click of a double click does not submit; a key does. */
export const DoubleClickSubmitsOnce: Story = {
  args: { type: 'submit' },
  render: (props) => (
    <form onSubmit={onSubmit}>
      <Button {...props} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.dblClick(canvas.getByRole('button'))
    await expect(onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenCalledTimes(2)
  },
}
