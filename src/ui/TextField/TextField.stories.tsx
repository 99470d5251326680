import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { guidance } from './TextField.guidance.ts'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  parameters: { guidance },
  args: { label: 'Adresse e-mail', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
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
