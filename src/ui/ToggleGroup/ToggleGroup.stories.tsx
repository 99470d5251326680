import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { guidance } from './ToggleGroup.guidance.ts'
import { ToggleGroup } from './ToggleGroup.tsx'

function Dot() {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden>
      <rect x=".5" y=".5" width="19" height="13" fill="none" stroke="currentColor" />
      <path d="M7 0v14M13 0v14" stroke="currentColor" />
    </svg>
  )
}

const countries = [
  { id: 'be', label: 'Belgique', leading: <Dot /> },
  { id: 'fr', label: 'France', leading: <Dot /> },
  { id: 'lu', label: 'Luxembourg', leading: <Dot /> },
  { id: 'cm', label: 'Cameroun', leading: <Dot /> },
  { id: 'ch', label: 'Suisse', leading: <Dot /> },
  { id: 'ca', label: 'Canada', leading: <Dot /> },
]

const meta = {
  title: 'Components/Toggle group',
  component: ToggleGroup,
  parameters: { guidance },
  args: { label: 'Pays', options: countries, value: 'be', onChange: fn() },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.value)
    return (
      <ToggleGroup
        {...args}
        value={chosen}
        onChange={(id) => {
          setChosen(id)
          args.onChange(id)
        }}
      />
    )
  },
} satisfies Meta<typeof ToggleGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoneChosen: Story = { args: { value: undefined } }
export const Loading: Story = { args: { loading: true } }
export const TextOnly: Story = {
  args: {
    label: 'Type of visa',
    value: 'work',
    options: [
      { id: 'work', label: 'Work permit' },
      { id: 'study', label: 'Student visa' },
      { id: 'family', label: 'Regroupement familial', lang: 'fr' },
    ],
  },
}
export const LongStrings: Story = {
  args: {
    value: 'a',
    options: [
      { id: 'a', label: 'République démocratique du Congo (Kinshasa)', leading: <Dot /> },
      { id: 'b', label: 'Saint-Vincent-et-les-Grenadines', leading: <Dot /> },
      {
        id: 'c',
        label: 'Royaume-Uni de Grande-Bretagne et d’Irlande du Nord',
        leading: <Dot />,
      },
    ],
  },
}
export const OnAPhone: Story = {
  args: { value: 'ca' },
  globals: { viewport: { value: 'narrow' } },
}
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'France' }))
    await expect(args.onChange).toHaveBeenCalledWith('fr')
    await expect(canvas.getByRole('button', { name: 'France', pressed: true })).toBeVisible()
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}
