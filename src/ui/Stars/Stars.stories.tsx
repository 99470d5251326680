import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { Stars } from './Stars.tsx'

const guidance: Guidance = {
  do: [
    'Use it to show a rating out of five, such as a testimonial’s.',
    'Parse typed ratings with `parseStars`: “4,5”, “4 / 5” and “4.3” are rounded to halves. Invalid text renders nothing.',
    'Derive `label` from the same value: “4,5 étoiles sur 5”.',
  ],
  dont: [
    'Don’t use it as an input.',
    'Don’t pass 4.3: four stars would contradict the label.',
    'Don’t pass 0 for “not rated”: it shows five empty stars. Leave `value` undefined.',
  ],
  accessibility: [
    'One `img` named by `label`; the stars are hidden.',
    'Full, half and empty stars differ by fill, not by colour alone (WCAG 1.4.1); empty outlines have a contrast over 3:1 (1.4.11).',
    'In forced colours full stars take the text colour.',
  ],
}

const meta = {
  title: 'Components/Stars',
  component: Stars,
  parameters: { guidance },
  args: { value: 4.5, label: '4,5 étoiles sur 5' },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4,5 étoiles sur 5' })).toBeVisible()
  },
}
export const Five: Story = { args: { value: 5, label: '5 stars out of 5' } }
export const Zero: Story = { args: { value: 0, label: '0 étoile sur 5' } }
export const InABelgianRecord: Story = {
  render: (args) => (
    <div data-ink="be">
      <Stars {...args} />
    </div>
  ),
}
