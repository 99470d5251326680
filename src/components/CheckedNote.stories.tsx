import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { DeadlineRule } from '#contract/deadlines.ts'

import { CheckedNote } from './CheckedNote.tsx'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the note reads nothing else of a rule
const createRule = (checkedBy: string | null) => ({ checkedBy }) as DeadlineRule

/** Stands below every date. Until a lawyer has checked a rule, it says so. */
const meta = {
  title: 'Site components/Checked note',
  component: CheckedNote,
  args: { rule: createRule(null) },
} satisfies Meta<typeof CheckedNote>
export default meta
type Story = StoryObj<typeof meta>

export const NotChecked: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Démonstration : règle non vérifiée par un avocat.'),
    ).toBeVisible()
  },
}
export const Checked: Story = {
  args: { rule: createRule('Me Claire Dubois') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vérifiée par Me Claire Dubois.')).toBeVisible()
  },
}
