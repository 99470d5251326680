import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { ControlStates, sideBySide } from '#storybook/ControlStates.tsx'

import type { Guidance } from '../foundations/guidance.ts'
import { ToggleGroup } from './ToggleGroup.tsx'

const guidance: Guidance = {
  do: [
    'Use it for one of a few options that change the content below at once: a country, a preview device.',
    'Make “all” an option, such as “Tous” in the blog: clicking the active option does not clear it.',
    'While options load, set `loading` inside a `LoadingRegion`: the group keeps its height and the region announces why it is empty.',
  ],
  dont: [
    'Don’t use it in a submitted form: use a Select. For several choices use the tags of the blog’s filters.',
    'Don’t offer long lists: on phones the options scroll sideways in one row.',
    'Don’t put meaning only in `leading`: it is hidden from screen readers.',
  ],
  accessibility: [
    'A group named by `label`, which is not visible: add a visible label if the options need one. The active button has `aria-pressed`.',
    'Set `lang` on an option in another language: “Regroupement familial” on an English page (WCAG 3.1.2).',
    'Options are at least 44 px high; the active one has a border and a red line, and selection colours in forced colours (WCAG 1.4.1, 2.5.8).',
    'On phones only the row scrolls to the active option.',
  ],
  keyboard: {
    Tab: 'Moves to the next option: each is a tab stop.',
    'Enter Space': 'Selects it.',
  },
}

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
export const States: Story = {
  parameters: sideBySide('button:nth-of-type(2)'),
  render: (args) => (
    <ControlStates has={['rest', 'hover', 'focus', 'active']}>
      {() => <ToggleGroup {...args} />}
    </ControlStates>
  ),
}
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
