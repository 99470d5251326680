import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { ControlStates, fieldStates, sideBySide } from '#storybook/ControlStates.tsx'

import type { Guidance } from '../foundations/guidance.ts'
import { Select } from './Select.tsx'

const guidance: Guidance = {
  do: [
    'Use it for one of many options, or a list whose length depends on the server: country, visa, subject. For few options use a `ToggleGroup`.',
    'Set a `placeholder` while no choice is allowed (“Choisissez un pays”): without it the first option looks chosen.',
    'Set `lang` on options that come from records on an English page (WCAG 3.1.2).',
  ],
  dont: [
    'Don’t navigate in `onChange`: arrow keys select each option they pass, except on a Mac (WCAG 3.2.2).',
    'Don’t disable it without a reason in `hint`, and don’t empty it if its list fails to load: the contact form keeps “Autre”.',
    'Don’t build a custom list: the native one works on every phone.',
  ],
  accessibility: [
    'A native `select`, exposed as `combobox`, named by its label and described by error and hint.',
    '`required` is exposed, and the placeholder cannot be selected again. It has no visible mark, so the form must say it: “Tous les champs sont à remplir.” (WCAG 3.3.2).',
    'Errors show as text, an icon and a thicker border (WCAG 1.4.1).',
    'At least 44 px high. In forced colours the arrow of a disabled field is grey.',
  ],
  keyboard: {
    '↑ ↓': 'Selects the previous or next option; opens the list on a Mac.',
    Space: 'Opens the list.',
    'A–Z': 'Moves to the next option that starts with the typed text.',
    Enter: 'In the open list: selects and closes.',
    Esc: 'In the open list: closes without a change.',
  },
}

const countries = [
  { value: 'be', label: 'Belgique' },
  { value: 'fr', label: 'France' },
  { value: 'lu', label: 'Luxembourg' },
  { value: 'cm', label: 'Cameroun' },
]

const meta = {
  title: 'Components/Select',
  tags: ['engines'],
  component: Select,
  parameters: { guidance },
  args: {
    label: 'Pays de destination',
    placeholder: 'Choisissez un pays',
    options: countries,
    value: '',
    onChange: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Select
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const States: Story = {
  args: { error: 'Choisissez un pays.' },
  parameters: sideBySide('select'),
  render: ({ error, ...args }) => (
    <ControlStates has={fieldStates}>
      {(state) => (
        <Select
          {...args}
          disabled={state === 'disabled'}
          error={state === 'error' ? error : undefined}
        />
      )}
    </ControlStates>
  ),
}
export const Chosen: Story = { args: { value: 'be' } }
export const WithHint: Story = {
  args: { hint: 'Les visas et les avocats affichés dépendent de ce choix.' },
}
export const WithError: Story = {
  args: { hint: 'Un seul pays à la fois.', error: 'Choisissez un pays.', required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Pays de destination' })
    await expect(select).toBeInvalid()
    await expect(select).toBeRequired()
    await expect(select).toHaveAccessibleDescription('Choisissez un pays. Un seul pays à la fois.')
  },
}
export const Disabled: Story = {
  args: { hint: 'Choisissez d’abord un pays.', label: 'Visa', placeholder: '—', disabled: true },
}
export const LongStrings: Story = {
  args: {
    label: 'Autorisation de séjour demandée pour vous ou pour un membre de votre famille',
    hint: 'Si vous hésitez entre deux autorisations, choisissez celle qui figure sur la dernière lettre reçue.',
    value: 'long',
    options: [
      {
        value: 'long',
        label:
          'Regroupement familial avec un ressortissant d’un pays tiers admis au séjour illimité',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
export const FrenchOnAnEnglishPage: Story = {
  args: {
    label: 'Country of destination',
    placeholder: 'Choose a country',
    options: countries.map((country) => ({ ...country, lang: 'fr' })),
  },
}
export const Choosing: Story = {
  args: { hint: 'Un seul pays à la fois.' },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Pays de destination' })
    await expect(select).toHaveAccessibleDescription('Un seul pays à la fois.')
    await userEvent.selectOptions(select, 'Luxembourg')
    await expect(args.onChange).toHaveBeenCalledWith('lu')
    await expect(select).toHaveValue('lu')
  },
}
