import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { guidance } from './ChoiceBar.guidance.ts'
import { ChoiceBar } from './ChoiceBar.tsx'

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
  title: 'Components/ChoiceBar',
  component: ChoiceBar,
  parameters: { guidance },
  args: { label: 'Pays', choices: countries, chosen: 'be', onChoose: fn() },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.chosen)
    return (
      <ChoiceBar
        {...args}
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id)
          args.onChoose(id)
        }}
      />
    )
  },
} satisfies Meta<typeof ChoiceBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoneChosen: Story = { args: { chosen: undefined } }
export const Loading: Story = { args: { loading: true } }
export const TextOnly: Story = {
  args: {
    label: 'Type of visa',
    chosen: 'work',
    choices: [
      { id: 'work', label: 'Work permit' },
      { id: 'study', label: 'Student visa' },
      { id: 'family', label: 'Regroupement familial', lang: 'fr' },
    ],
  },
}
export const LongStrings: Story = {
  args: {
    chosen: 'a',
    choices: [
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
  args: { chosen: 'ca' },
  globals: { viewport: { value: 'narrow' } },
}
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'France' }))
    await expect(args.onChoose).toHaveBeenCalledWith('fr')
    await expect(canvas.getByRole('button', { name: 'France', pressed: true })).toBeVisible()
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}
