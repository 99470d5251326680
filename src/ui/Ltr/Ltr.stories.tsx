import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { Ltr } from './Ltr.tsx'

const guidance: Guidance = {
  do: [
    'Use it for every visible phone number and e-mail address, inside its link.',
    'Group the digits and keep the plus sign: “+32 2 555 01 20”. `toTelUrl` makes the link.',
  ],
  dont: [
    'Don’t set `dir="ltr"` on the sentence: only the number needs it.',
    'Don’t use it for words of another language: set `lang`.',
  ],
  accessibility: [
    'A `bdi` without role or name: text that is announced or copied stays the same.',
    'Without it, Arabic or Hebrew text shows the number as “20 01 555 2 32+” (WCAG 1.3.2).',
    '`aria-label` takes no markup: write the number as plain text there.',
  ],
}

const meta = {
  title: 'Components/LTR text',
  component: Ltr,
  parameters: { guidance },
  args: { children: '+32 2 555 01 20' },
  // Right-to-left text: without the component the number would read 20 01 555 2 32+.
  decorators: [
    (Story) => (
      <p dir="rtl" lang="ar">
        الهاتف: <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Ltr>
export default meta
type Story = StoryObj<typeof meta>

export const Telephone: Story = {}
export const Email: Story = { args: { children: 'secretariat@droitdecite.example' } }
