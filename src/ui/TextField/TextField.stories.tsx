import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ControlStates, fieldStates, sideBySide } from '#storybook/ControlStates.tsx'

import type { Guidance } from '../foundations/guidance.ts'
import { TextField } from './TextField.tsx'

const guidance: Guidance = {
  do: [
    'Use it for one line of text. Set `autoComplete` for what browsers can fill in: `name`, `email`, `tel` (WCAG 1.3.5).',
    'Say how to fix an error: “Indiquez une adresse e-mail complète, comme nom@exemple.org.” (WCAG 3.3.3).',
    'Use `inputMode` for an amount or a year: `type="number"` reads “1500,50” as 150050.',
    'Set the `id` that an `ErrorSummary` links to.',
  ],
  dont: [
    'Don’t put instructions only in `placeholder`: it disappears on typing.',
    'Don’t set `aria-describedby` or `aria-invalid`: `hint` and `error` set them.',
    'Don’t style the input with `className`: it applies to the wrapper.',
  ],
  drawn: {
    do: () => (
      <TextField
        label="Adresse e-mail"
        hint="Nous ne l’utilisons que pour vous répondre."
        error="Indiquez une adresse e-mail complète, comme nom@exemple.org."
        defaultValue="awa@"
      />
    ),
    dont: () => (
      <TextField
        label="E-mail"
        placeholder="Votre e-mail, pour vous répondre"
        error="Champ invalide"
      />
    ),
  },
  accessibility: [
    'A native `input` named by a clickable `label` and described by error and hint (WCAG 3.3.1).',
    'The field does not announce a new error: `ErrorSummary` takes focus on submit.',
    '`required` is exposed without a visible mark, so the form must say it (WCAG 3.3.2).',
    'At least 44 px high, border contrast over 3:1 (WCAG 1.4.11), placeholder over 4.5:1. In forced colours an invalid field has a thicker border.',
  ],
  keyboard: {
    Enter: 'Submits the surrounding form.',
    Esc: 'Clears a field of type `search`, where the browser does so.',
  },
}

const meta = {
  title: 'Components/Text field',
  component: TextField,
  parameters: { guidance },
  args: { label: 'Adresse e-mail', inputMode: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = {
  args: { error: 'Indiquez une adresse e-mail complète, comme nom@exemple.org.' },
  parameters: sideBySide('input'),
  render: ({ error, ...args }) => (
    <ControlStates has={fieldStates}>
      {(state) => (
        <TextField
          {...args}
          disabled={state === 'disabled'}
          error={state === 'error' ? error : undefined}
        />
      )}
    </ControlStates>
  ),
}
export const Filled: Story = { args: { defaultValue: 'awa@example.org' } }
export const WithPlaceholder: Story = {
  args: { label: 'Téléphone', type: 'tel', autoComplete: 'tel', placeholder: '+000000000' },
}
export const WithHint: Story = { args: { hint: 'Nous ne l’utilisons que pour vous répondre.' } }
export const WithError: Story = {
  args: {
    hint: 'Nous ne l’utilisons que pour vous répondre.',
    error: 'Indiquez une adresse e-mail complète, comme nom@exemple.org.',
    defaultValue: 'awa@',
    required: true,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Adresse e-mail' })
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription(
      'Indiquez une adresse e-mail complète, comme nom@exemple.org. Nous ne l’utilisons que pour vous répondre.',
    )
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'awa@example.org' } }
export const LongStrings: Story = {
  args: {
    label: 'Adresse e-mail à laquelle l’avocat peut vous joindre pendant toute la procédure',
    error:
      'Cette adresse ne peut pas recevoir de message : vérifiez ce qui suit le signe @, sans espace ni accent.',
    defaultValue: 'prenom.nom.de.famille.compose.tres.long@une-adresse-tres-longue.example.org',
  },
  globals: { viewport: { value: 'phone' } },
}
export const Typing: Story = {
  args: { label: 'Nom', type: 'text', autoComplete: 'name' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nom'))
    await userEvent.keyboard('Awa')
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa')
  },
}
