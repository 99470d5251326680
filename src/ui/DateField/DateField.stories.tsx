import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'

import { ControlStates, sideBySide } from '#storybook/ControlStates.tsx'

import type { Guidance } from '../foundations/guidance.ts'
import { DateField } from './DateField.tsx'

const guidance: Guidance = {
  do: [
    'Use it for a day that one knows or reads from a paper. A calendar would be slower (WCAG 3.3.2).',
    'Give an example in `hint`, and say what is wrong of the day in `error`: “Ce jour n’existe pas.” (WCAG 3.3.3).',
  ],
  dont: [
    'Don’t move the focus from field to field: who corrects a digit loses the place.',
    'Don’t correct what is typed: 31 February is an error to name, not 3 March.',
  ],
  accessibility: [
    'A `fieldset` with three labelled inputs with figures; hint and error describe the group.',
    'An `ErrorSummary` links to the day.',
  ],
  keyboard: { Tab: 'Moves to the next field.', Enter: 'Submits the surrounding form.' },
}

const meta = {
  title: 'Components/Date field',
  tags: ['engines'],
  component: DateField,
  argTypes: { error: { control: 'text' } },
  parameters: { guidance },
  args: {
    label: 'Quand avez-vous reçu la lettre ?',
    hint: 'Par exemple : 27 11 2026.',
    partLabels: { day: 'Jour', month: 'Mois', year: 'Année' },
    value: { day: '', month: '', year: '' },
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <DateField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Jour'))
    await userEvent.keyboard('31{Tab}2{Tab}2026')
    await expect(canvas.getByRole('textbox', { name: 'Jour' })).toHaveValue('31')
    await expect(canvas.getByRole('textbox', { name: 'Année' })).toHaveValue('2026')
  },
}
export const States: Story = {
  args: { error: 'Ce jour n’existe pas.' },
  parameters: sideBySide('label:first-child input'),
  render: ({ error, ...args }) => (
    <ControlStates has={['rest', 'hover', 'focus', 'error']}>
      {(state) => <DateField {...args} error={state === 'error' ? error : undefined} />}
    </ControlStates>
  ),
}
/** A whole day fills the three fields, and nothing that is pasted is cut. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const values = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    await userEvent.click(canvas.getByRole('textbox', { name: 'Mois' }))
    await userEvent.paste('2026-11-03')
    await expect(values()).toEqual(['3', '11', '2026'])
    await userEvent.tripleClick(canvas.getByRole('textbox', { name: 'Jour' }))
    await userEvent.paste('12')
    await expect(values()).toEqual(['12', '11', '2026'])
    await userEvent.tripleClick(canvas.getByRole('textbox', { name: 'Jour' }))
    await userEvent.paste('avant-hier')
    await expect(values()).toEqual(['avant-hier', '11', '2026'])
  },
}
export const WithError: Story = {
  args: { error: 'Ce jour n’existe pas.', value: { day: '31', month: '2', year: '2026' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Ce jour n’existe pas. Par exemple : 27 11 2026.',
    )
    await expect(canvas.getByRole('textbox', { name: 'Mois' })).toBeInvalid()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
