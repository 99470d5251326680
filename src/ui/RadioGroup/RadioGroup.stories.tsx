import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { ControlStates, sideBySide } from '#storybook/ControlStates.tsx'

import { Flag } from '../Flag/Flag.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { RadioGroup } from './RadioGroup.tsx'

const guidance: Guidance = {
  do: [
    'Use it for up to about eight answers, all of which one should see before choosing.',
    'Ask the question in `label`, and put what one needs to choose before the answers, in `hint`.',
    'Add “I don’t know” where somebody may not.',
  ],
  dont: [
    'Don’t preselect an answer that has consequences.',
    'Don’t go on by itself when an answer is chosen: arrow keys choose, too (WCAG 3.2.2).',
  ],
  accessibility: [
    'A `fieldset` with its `legend` and native radio buttons, at least 44 px high.',
    'Hint and error describe the group; an `ErrorSummary` links to the first answer.',
  ],
  keyboard: {
    Tab: 'Moves to the chosen answer, or to the first.',
    '↑ ↓': 'Chooses the answer before or after.',
  },
}

const meta = {
  title: 'Components/Radio group',
  tags: ['engines'],
  component: RadioGroup,
  parameters: { guidance },
  args: {
    label: 'Comment la lettre est-elle venue ?',
    name: 'delivery',
    options: [
      { value: 'hand', label: 'Remise en main propre' },
      { value: 'post', label: 'Par la poste', hint: 'Recommandée ou non.' },
      { value: 'other', label: 'Autrement' },
    ],
    value: '',
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <RadioGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Par la poste'))
    await expect(canvas.getByRole('radio', { name: /^Par la poste/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Autrement' })).toBeChecked()
  },
}
export const States: Story = {
  args: { error: 'Dites comment la lettre est venue.' },
  parameters: sideBySide('label:first-child', 'label:first-child input'),
  render: ({ error, ...args }) => (
    <ControlStates has={['rest', 'hover', 'focus', 'error']}>
      {(state) => (
        <RadioGroup
          {...args}
          name={state}
          value="post"
          error={state === 'error' ? error : undefined}
        />
      )}
    </ControlStates>
  ),
}
export const Chosen: Story = { args: { value: 'post' } }
export const WithError: Story = {
  args: { hint: 'Le délai en dépend.', error: 'Dites comment la lettre est venue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Dites comment la lettre est venue. Le délai en dépend.',
    )
  },
}
export const Inline: Story = {
  args: {
    label: 'Quel pays ?',
    inline: true,
    options: ['be', 'fr', 'lu'].map((code) => ({
      value: code,
      label: code.toUpperCase(),
      leading: <Flag code={code} size="small" />,
    })),
  },
}
export const LongStrings: Story = {
  args: {
    options: [
      {
        value: 'long',
        label:
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlung',
        hint: 'La réponse d’une ambassade, d’un consulat ou de l’Office des étrangers à une demande de visa.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
export const SomeLoading: Story = { args: { loading: 2 } }
