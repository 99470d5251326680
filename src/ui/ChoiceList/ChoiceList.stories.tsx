import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { ControlStates, sideBySide } from '#storybook/ControlStates.tsx'

import { FieldSet } from '../Field/Field.tsx'
import { Flag } from '../Flag/Flag.tsx'
import type { Guidance } from '../foundations/guidance.ts'
import { ChoiceList } from './ChoiceList.tsx'

const guidance: Guidance = {
  do: [
    'Use it for the one question of a page: a press answers and goes on, so that no answer can be missing.',
    'Put it into a `FieldSet`, whose legend is the question and the heading of the page.',
    'Offer a way back, where the answer given before is marked.',
  ],
  dont: [
    'Don’t use it where several questions share a page: take a `RadioGroup`.',
    'Don’t put a field below it: whoever answers leaves the page.',
  ],
  drawn: {
    do: () => (
      <ChoiceList
        value=""
        onChoose={() => undefined}
        options={[
          { value: 'study', label: 'Étudier' },
          { value: 'work', label: 'Travailler pour un employeur' },
          { value: 'other', label: 'Autre chose, ou je ne sais pas' },
        ]}
      />
    ),
    dont: () => (
      <ChoiceList
        value=""
        onChoose={() => undefined}
        options={[
          { value: 'c', label: 'Visa C' },
          { value: 'd', label: 'Visa D' },
        ]}
      />
    ),
  },
  accessibility: [
    'Native buttons in a list, at least 44 px high; the answer given before has `aria-current`.',
    'Nothing changes by focus or arrow keys, only by a press (WCAG 3.2.1, 3.2.2).',
  ],
  keyboard: {
    Tab: 'Moves to the next answer.',
    'Enter, Space': 'Answers and goes on.',
  },
}

const meta = {
  title: 'Components/Choice list',
  component: ChoiceList,
  parameters: { guidance },
  args: {
    options: [
      { value: 'study', label: 'Étudier' },
      { value: 'work', label: 'Travailler pour un employeur' },
      { value: 'other', label: 'Autre chose, ou je ne sais pas' },
    ],
    value: '',
    onChoose: () => undefined,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <FieldSet id="purpose" label="Que voulez-vous y faire ?">
        <ChoiceList {...args} value={value} onChoose={setValue} />
      </FieldSet>
    )
  },
} satisfies Meta<typeof ChoiceList>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const answer = canvas.getByRole('button', { name: 'Travailler pour un employeur' })
    await step('focus alone answers nothing', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(answer).toHaveFocus()
      await expect(answer).not.toHaveAttribute('aria-current')
    })
    await step('a press answers', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(answer).toHaveAttribute('aria-current', 'true')
    })
  },
}
export const States: Story = {
  parameters: sideBySide('li:nth-child(2) button'),
  render: (args) => (
    <ControlStates has={['rest', 'hover', 'focus']}>
      {() => <ChoiceList {...args} value="study" />}
    </ControlStates>
  ),
}
export const AnsweredBefore: Story = { args: { value: 'study' } }
export const WithFlags: Story = {
  args: {
    inline: true,
    options: [
      { value: 'belgique', label: 'Belgique', leading: <Flag code="BE" size="small" /> },
      { value: 'france', label: 'France', leading: <Flag code="FR" size="small" /> },
      { value: 'other', label: 'Un autre pays, ou je ne sais pas' },
    ],
  },
}
export const LongLabels: Story = {
  args: {
    value: 'second',
    options: [
      {
        value: 'first',
        label: 'Oui, un proche, qui vit dans un autre pays que le sien, '.repeat(3),
      },
      { value: 'second', label: 'Anticonstitutionnellement'.repeat(8) },
    ],
  },
}
