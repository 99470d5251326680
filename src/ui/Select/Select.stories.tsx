import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { guidance } from './Select.guidance.ts'
import { Select } from './Select.tsx'

const countries = [
  { value: 'be', label: 'Belgique' },
  { value: 'fr', label: 'France' },
  { value: 'lu', label: 'Luxembourg' },
  { value: 'cm', label: 'Cameroun' },
]

const meta = {
  title: 'Components/Select',
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
  args: { label: 'Country of destination', placeholder: 'Choose a country', lang: 'fr' },
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
