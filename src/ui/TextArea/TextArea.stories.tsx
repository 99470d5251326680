import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { ControlStates, fieldStates, sideBySide } from '#storybook/ControlStates.tsx'

import type { Guidance } from '../foundations/guidance.ts'
import { TextArea } from './TextArea.tsx'

const guidance: Guidance = {
  do: [
    'Use it for several lines of plain text: a message, a summary. Use a `TextField` for one line and the `RichTextEditor` for links and lists.',
    'Set `rows` to the expected length: five for a message, two for a note.',
    'Put help in `hint`, which stays visible while typing.',
  ],
  dont: [
    'Don’t fix its height: users resize it.',
    'Don’t set `maxLength` without saying so: pasted text would be cut silently.',
    'Don’t submit on Enter: it adds a line.',
  ],
  accessibility: [
    'A native `textarea` named by its label and described by error and hint (WCAG 1.3.1).',
    'It resizes vertically only, so it stays in its column.',
    'In print it takes the height of its text where the browser supports it.',
  ],
  keyboard: {
    Enter: 'Adds a line.',
    Tab: 'Leaves the field.',
  },
}

const meta = {
  title: 'Components/Text area',
  component: TextArea,
  parameters: { guidance },
  args: { label: 'Message' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '5')
  },
}
export const States: Story = {
  args: { error: 'Écrivez votre message.' },
  parameters: sideBySide('textarea'),
  render: ({ error, ...args }) => (
    <ControlStates has={fieldStates}>
      {(state) => (
        <TextArea
          {...args}
          disabled={state === 'disabled'}
          error={state === 'error' ? error : undefined}
        />
      )}
    </ControlStates>
  ),
}
export const WithHint: Story = { args: { hint: 'Dates, pays, délais : ce qui presse d’abord.' } }
export const WithError: Story = {
  args: { error: 'Écrivez votre message.', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Écrivez votre message.')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Bonjour' } }
export const LongStrings: Story = {
  args: { defaultValue: 'Mon rendez-vous à la commune est fixé au 3 mai. '.repeat(20) },
  globals: { viewport: { value: 'phone' } },
}
