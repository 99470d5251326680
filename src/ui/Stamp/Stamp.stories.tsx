import type { Meta, StoryObj } from '@storybook/react-vite'

import type { Guidance } from '../foundations/guidance.ts'
import { Stamp } from './Stamp.tsx'

const guidance: Guidance = {
  do: [
    'Use it for one verdict a page, in one to three words: “Non trouvé” on a missing page, article or lawyer.',
  ],
  dont: [
    'Don’t repeat it in a list or a table: rotated text is slow to compare. Use a word or a `CodeLabel`.',
    'Don’t make it interactive: its inner rim is an `outline`, which would replace the focus ring (WCAG 2.4.7).',
    'Don’t use it as the heading: “Page non trouvée” comes below the stamp.',
  ],
  accessibility: [
    'A `span` without a role; a stamp added later must be announced by its container.',
    'The text carries the meaning, not the colour (WCAG 1.4.1).',
    'The contrast is over 6:1 on all page backgrounds (WCAG 1.4.3).',
    'It is rotated and never animated.',
  ],
}

const meta = {
  title: 'Components/Stamp',
  component: Stamp,
  parameters: { guidance },
  args: { children: 'Non trouvé' },
} satisfies Meta<typeof Stamp>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongStrings: Story = {
  args: { children: 'Avocat vérifié par le réseau en décembre' },
  globals: { viewport: { value: 'phone' } },
}
